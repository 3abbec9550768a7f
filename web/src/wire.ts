// Made by tools/wire_ts.py from the server's wire and the games' views. Do not edit.

/** What somebody is being offered: a card in use, or an event of the time track, and where it may lead. */
export interface MerchantsOfferView {
  seat: number;
  card: string | null;
  event: string | null;
  posts: Array<string>;
  parcels: Array<string>;
  commodities: Array<string>;
}

/** Where the time marker stands. */
export interface MerchantsTimeView {
  space: number;
  year: string;
  event: string;
}

/** The bonuses that a player holds (M36–M39). */
export interface MerchantsBonusView {
  house: "built" | "lapsed" | "none";
  continents: boolean;
  districts: boolean;
  bridges: Array<string>;
}

/** A player's purse and pieces; money is None where the table hides it. */
export interface MerchantsPlayerView {
  seat: number;
  money: number | null;
  ledger: Record<string, number> | null;
  loans: number;
  tiles: number;
  bonuses: MerchantsBonusView;
  turns_left: number;
}

/** The auction under way. `limit` is one's own: None if unnamed, "none", or a place of the dial. */
export interface MerchantsAuctionView {
  card: string;
  doubled: boolean;
  early: number | null;
  dial: Array<number | "start">;
  taking_part: Array<number>;
  excluded: Array<number>;
  limit: number | "start" | "none" | null;
}

/** The last auction that was decided; unsold if nobody bought. */
export interface MerchantsSaleView {
  card: string;
  seat: number | null;
  price: number;
}

/** A whole view. Seats are numbers, everything else has a readable id. */
export interface MerchantsView {
  game: string;
  rules_version: number;
  seat: number | null;
  seats: number;
  options: Record<string, unknown>;
  first: number;
  mayor: number;
  turn: number;
  turns: number;
  phase: string;
  during: "auction" | "clock-card" | "draw" | "event" | "mayor-card" | "over";
  leftovers: boolean;
  asked: Array<number>;
  offer: MerchantsOfferView | null;
  discs: Record<string, string | null>;
  hand: string | null;
  pile: number;
  discards: Record<string, number>;
  time: MerchantsTimeView;
  exchange: Record<string, Array<number>>;
  posts: Record<string, number>;
  parcels: Record<string, number>;
  players: Array<MerchantsPlayerView>;
  auction: MerchantsAuctionView | null;
  sale: MerchantsSaleView | null;
  bank: number | null;
  scores: Array<number | null>;
  winners: Array<number>;
}

/** What everybody knows of a player. */
export interface TicketsPlayerView {
  seat: number;
  points: number;
  carts: number;
  cards: number;
  seen: Record<string, number>;
  contracts: number;
  merchandise: number;
  routes: Array<string>;
}

/** The last turns: who brought them about and how many are still to be taken. */
export interface TicketsLastTurnsView {
  by: number;
  left: number;
}

/** A choice of contracts made so far; what was offered and returned only if it was one's own. */
export interface TicketsTakeView {
  seat: number;
  kept: number;
  offered: Array<string>;
  returned: string | null;
}

/** A contract that the viewer may see, and whether its places are joined by its holder's routes. */
export interface TicketsContractView {
  id: string;
  points: number;
  joined: boolean;
}

/** A contract one has returned oneself and that still lies in the pile, with so many above it. */
export interface TicketsReturnedView {
  id: string;
  above: number;
}

/** A player's line of the final score sheet. */
export interface TicketsSheetView {
  seat: number;
  routes: number;
  contracts: Array<TicketsContractView>;
  merchandise: number;
  total: number;
  completed: number;
  winner: boolean;
}

/** T21: hands, contracts and the order of both piles are hidden; all else is open. */
export interface TicketsView {
  seat: number | null;
  rules_version: number;
  seats: number;
  options: Record<string, unknown>;
  first: number;
  phase: "choosing" | "contracts" | "over" | "second-card" | "turn";
  turn: number | null;
  turns: number;
  asked: Array<number>;
  players: Array<TicketsPlayerView>;
  row: Array<string | null>;
  pile: number;
  pile_at_most: Record<string, number>;
  discards: Record<string, number>;
  contract_pile: number;
  merchandise: number;
  owners: Record<string, number>;
  closed: Array<string>;
  last_turns: TicketsLastTurnsView | null;
  passes: number;
  takes: Array<TicketsTakeView>;
  scores: Array<number>;
  hand: Record<string, number>;
  contracts: Array<TicketsContractView>;
  offered: Array<TicketsContractView>;
  chosen: Array<string>;
  returned: Array<TicketsReturnedView>;
  sheet: Array<TicketsSheetView>;
}

/** What a seat sees of its game. */
export type View =
  | MerchantsView
  | TicketsView;

/** Play an action for a seat one holds. `saw` is the `saw` of the view it was chosen from. */
export interface Act {
  type: "act";
  request?: number;
  seat: number;
  action: string;
  saw: string;
}

/** Press the clock: so many milliseconds after the start of this run, as this player's dial showed. */
export interface Press {
  type: "press";
  request?: number;
  seat: number;
  run: number;
  elapsed_ms: number;
}

/** A sealed limit for the auction at hand, as `act` with `limit 120`; null is `limit none`. */
export interface Limit {
  type: "limit";
  request?: number;
  seat: number;
  price: number | "start" | null;
}

/** The clock may start, for this seat. */
export interface Ready {
  type: "ready";
  request?: number;
  seat: number;
}

/** A line for everybody at the table. */
export interface Chat {
  type: "chat";
  request?: number;
  text: string;
}

/** Undo this seat's last move, if `move` is still its number: at once where free, else by asking. */
export interface AskUndo {
  type: "undo";
  request?: number;
  seat: number;
  move: number;
}

/** Play again what this seat undid last; `move` is the number of its own move in that. */
export interface Redo {
  type: "redo";
  request?: number;
  seat: number;
  move: number;
}

/** A seat's answer to the undo question; a no from the asker withdraws it. */
export interface AnswerUndo {
  type: "answer";
  request?: number;
  seat: number;
  consent: boolean;
}

/** The answer to a ping, at once. */
export interface Pong {
  type: "pong";
  request?: number;
  nonce: string;
}

/** The same people, game and options again, at a new table. */
export interface Rematch {
  type: "rematch";
  request?: number;
}

/** Let a bot play: at a free seat before the start, or for who is away beyond the grace time. */
export interface HandOver {
  type: "hand_over";
  request?: number;
  seat: number;
  level: string;
}

/** Before the start: get up from a seat one holds, send a bot away, or free the seat of who is away. */
export interface FreeSeat {
  type: "free_seat";
  request?: number;
  seat: number;
}

/** Before the start, by who is in charge: remove whoever holds this seat. The invitation is renewed. */
export interface Remove {
  type: "remove";
  request?: number;
  seat: number;
}

/** Before the start, by who is in charge: make the invitation void, and make a new one. */
export interface RenewInvitation {
  type: "renew_invitation";
  request?: number;
}

/** By who is in charge: let spectators in, or send them away and keep them out. */
export interface Gallery {
  type: "gallery";
  request?: number;
  open: boolean;
}

/** By who is in charge: let a spectator chat no more, or again. */
export interface Mute {
  type: "mute";
  request?: number;
  spectator: number;
  muted: boolean;
}

/** Take one's seat back from the bot. */
export interface TakeBack {
  type: "take_back";
  request?: number;
  seat: number;
}

/** What would a merchant do here, and why? The answer comes to the asker alone, after some thinking. */
export interface AskHint {
  type: "hint";
  request?: number;
  seat: number;
}

/** The hash of the chance that this browser will add in this round of dealing. */
export interface Commit {
  type: "commit";
  request?: number;
  round: number;
  commitment: string;
}

/** The chance that this browser has committed to, once the list of commitments is closed. */
export interface Reveal {
  type: "reveal";
  request?: number;
  round: number;
  chance: string;
}

/** What a guest says on the socket. */
export type FromGuest =
  | Act
  | Press
  | Limit
  | Ready
  | Chat
  | AskUndo
  | Redo
  | AnswerUndo
  | Pong
  | Rematch
  | HandOver
  | FreeSeat
  | Remove
  | RenewInvitation
  | Gallery
  | Mute
  | TakeBack
  | AskHint
  | Commit
  | Reveal;

/** Which board a match was played on. */
export interface BoardName {
  name: string;
  fingerprint: string;
}

/** What a table agrees on besides the rules' options. */
export interface TableSettings {
  step_ms: number;
  grace_s: number;
  open: boolean;
}

/** Who sits at a seat, as everybody may know. */
export interface SeatFacts {
  seat: number;
  name: string;
  who: "bot" | "free" | "guest";
  level: string;
  present: boolean;
  stands_in: boolean;
  absent_since: number | null;
  devices: number;
}

/** A seat asks to undo its last move; those still to answer, and when silence counts as no. */
export interface UndoQuestion {
  seat: number;
  waiting_for: Array<number>;
  agreed: Array<number>;
  until: number;
  log_from: number;
  told_at: number | null;
  after: Array<number>;
}

/** The server's promise for the round of dealing that is under way, or comes next, or was the last. */
export interface DealFacts {
  round: number;
  promise: string;
  underway: boolean;
}

/** The table as everybody may know it; sent whenever it changes. */
export interface TableFacts {
  type: "table";
  id: string;
  game: string;
  board: BoardName;
  rules_version: number;
  options: Record<string, unknown>;
  settings: TableSettings;
  phase: "over" | "playing" | "waiting";
  seats: Array<SeatFacts>;
  spectators: number;
  undo: UndoQuestion | null;
  rematch: string | null;
  deal: DealFacts | null;
  in_charge: number | null;
  gallery: boolean;
  muted: Array<number>;
  invitation: number;
}

/** Which seats this guest holds; none for a spectator. */
export interface Yours {
  type: "yours";
  seats: Array<number>;
  in_charge: boolean;
  missed: boolean;
  moved: Array<number>;
}

/** A seat's own move that it may undo or redo, and what goes or comes back with it. */
export interface OwnMove {
  number: number;
  action: string;
  after: Array<number>;
}

/** All that one seat (null: a spectator) sees of the game and may do. */
export interface SeatSeen {
  seat: number | null;
  view: View;
  legal: Array<string>;
  saw: string;
  undo: "ask" | "free" | "none";
  undo_move: OwnMove | null;
  redo_move: OwnMove | null;
  limit: number | "start" | null;
  limited: boolean;
}

/** One thing that happened, in ids that the catalogues turn into a sentence. */
export interface StoryEvent {
  what: string;
  rule: string;
  seat: number | null;
  gain: number;
  details: Record<string, string | number>;
  secrets: Record<string, string | number>;
}

/** The game as this guest sees it: a view for each seat held. Always whole, except for the log. */
export interface Seen {
  type: "seen";
  seats: Array<SeatSeen>;
  log_from: number;
  log: Array<StoryEvent>;
  winners: Array<number>;
  scores: Array<number>;
}

/** One line of chat; spectators have no seat but a number. A `notice` is said by the table itself. */
export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: number;
  spectator: number | null;
  notice: string;
  arguments: Record<string, string | number>;
}

/** New lines of chat; on joining, the last hundred. */
export interface Chatted {
  type: "chat";
  lines: Array<ChatLine>;
}

/** Why not: a message of the catalogues with its arguments, and the rule if there is one. */
export interface Refused {
  type: "refused";
  request: number;
  message: string;
  arguments: Record<string, string | number>;
  rule: string;
  stale: boolean;
}

/** To be answered at once with a pong. `now` and half of `round_trip_ms` set the browser's clock. */
export interface Ping {
  type: "ping";
  nonce: string;
  now: number;
  round_trip_ms: number | null;
}

/** An auction is about to begin: it starts when these seats are ready, at the latest at `until`. */
export interface ClockWaits {
  type: "clock_waits";
  run: number;
  waiting_for: Array<number>;
  until: number;
  void_runs: number;
  sealed: boolean;
}

/** The dial will start at `start` and show each of `prices` for `step_ms`, without further messages. */
export interface Run {
  type: "run";
  run: number;
  start: number;
  step_ms: number;
  prices: Array<number | "start">;
  taking_part: Array<number>;
  void_runs: number;
}

/** One press and what it counted as. A limit that presses has no times of its own. */
export interface AuditedPress {
  seat: number;
  by: "hand" | "limit";
  price: number | "start";
  claimed_ms: number | null;
  arrived_ms: number | null;
  round_trip_ms: number | null;
  allowed_ms: number | null;
  counted_ms: number;
  held_up_ms: number | null;
}

/** How a run was decided: every press in the order it counted. Losing limits stay secret. */
export interface Audit {
  type: "audit";
  run: number;
  winner: number | null;
  price: number | "start" | null;
  presses: Array<AuditedPress>;
  card: string | null;
  void: boolean;
}

/** A round of dealing begins: commit to some chance for these seats, in this order. */
export interface Deal {
  type: "deal";
  round: number;
  promise: string;
  seats: Array<number>;
}

/** What one browser has committed to, and for which seats. */
export interface Committed {
  seats: Array<number>;
  commitment: string;
}

/** Nobody else may commit in this round: whoever finds their own commitment here reveals their chance. */
export interface DealReveal {
  type: "deal_reveal";
  round: number;
  commitments: Array<Committed>;
}

/** Why an action was chosen: a message of the catalogues and its arguments, in ids. */
export interface Reason {
  message: string;
  arguments: Record<string, string | number>;
}

/** What a merchant would do at this seat, seeing no more than `saw`, and why. */
export interface Hint {
  type: "hint";
  request: number;
  seat: number;
  saw: string;
  action: string;
  reasons: Array<Reason>;
}

/** The server ends this connection, and why; `again` says whether to reconnect. */
export interface Bye {
  type: "bye";
  message: string;
  arguments: Record<string, string | number>;
  again: boolean;
}

/** What the server tells on the socket. */
export type ToGuest =
  | TableFacts
  | Yours
  | Seen
  | Chatted
  | Refused
  | Ping
  | ClockWaits
  | Run
  | Audit
  | Deal
  | DealReveal
  | Hint
  | Bye;

/** An option of a game, its values (the first is the default) and its rule. */
export interface OptionFacts {
  name: string;
  values: Array<unknown>;
  rule: string;
}

/** A board one can choose. Those that come with Damrak are `web-board-<game>-<id>` in the catalogues. */
export interface BoardLine {
  id: string;
  name: string;
  hosted: boolean;
}

/** A game one can sit down to. */
export interface GameFacts {
  name: string;
  rules_version: number;
  seat_counts: Array<number>;
  options: Array<OptionFacts>;
  levels: Array<string>;
  clock: boolean;
  boards: Array<BoardLine>;
}

/** A board: its facts and its drawing, joined by ids, and proper names by id. */
export interface BoardFacts {
  game: string;
  id: string;
  name: string;
  fingerprint: string;
  facts: unknown;
  layout: unknown;
  titles: Record<string, string>;
}

/** A seat of a new table: me, a friend by link, someone on this screen, or a bot. */
export interface NewSeat {
  who: "bot" | "friend" | "here" | "me";
  name?: string;
  level?: string;
}

/** What the home page asks for. */
export interface NewTable {
  game: string;
  seats: Array<NewSeat>;
  board?: string;
  options?: Record<string, unknown>;
  settings?: TableSettings;
  adds_chance?: boolean;
}

/** Where to go on, and the promise for the first round of dealing: a hash of the server's secret. */
export interface TableId {
  id: string;
  promise: string;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  board: string;
  phase: "over" | "playing" | "waiting";
  names: Array<string>;
  free: number;
  your_turn: boolean;
  changed: number;
}

/** The open tables with a free seat, and those where this guest sits. */
export interface Tables {
  open: Array<TableLine>;
  mine: Array<TableLine>;
}

/** Take a free seat with the invitation's key (open tables need none), or with a key for programs. */
export interface SitDown {
  name?: string;
  key?: string;
  adds_chance?: boolean;
}

/** The seat one now holds. */
export interface Sat {
  seat: number;
}

/** A free seat, and the key with which a program takes it: `Authorization: Bearer …` on the socket. */
export interface BotKey {
  seat: number;
  key: string;
}

/** Paths to share: the invitation (while a seat is free) and watching; and the seats one holds. */
export interface Links {
  invite: string | null;
  watch: string;
  seats: Array<number>;
  bots: Array<BotKey>;
  origins: Array<string>;
}

/** Ask for a link that moves a seat one holds to another device, or that adds a device to it. */
export interface NewSeatLink {
  adds?: boolean;
}

/** The path that brings a seat to another device. It works once, until `until`. Keep it private. */
export interface SeatLink {
  seat: number;
  path: string;
  adds: boolean;
  until: number;
}

/** What stands behind `#seat=` in a seat link. */
export interface SeatToken {
  token: string;
  adds_chance?: boolean;
}

/** What a seat link would do: whose seat at which table it moves here, or adds this device to. */
export interface SeatOffer {
  table: TableFacts;
  seat: number;
  adds: boolean;
  until: number;
  held: boolean;
}

/** One step of a replay: what happened, as this seat may know it, and what it then saw. */
export interface Frame {
  events: Array<StoryEvent>;
  view: View;
  moves: number | null;
}

/** A match move by move, seen from one seat (null: as a spectator). */
export interface Replay {
  game: string;
  board: BoardName;
  seat: number | null;
  seats: number;
  names: Array<string>;
  options: Record<string, unknown>;
  over: boolean;
  winners: Array<number>;
  scores: Array<number>;
  frames: Array<Frame>;
}

/** A move after which a seat's chance was quite different. */
export interface TurningPoint {
  move: number;
  seat: number;
  action: string;
  gained: number;
  facts: Record<string, string>;
}

/** An amount and its interval of 95 %. */
export interface Worth {
  value: number;
  low: number;
  high: number;
}

/** One auction: what was paid, and what the card was worth to each seat. */
export interface AuctionWorth {
  move: number;
  card: string;
  buyer: number | null;
  price: number;
  worth: Array<Worth>;
}

/** What a match looks like afterwards. `chances` has one line more than there are moves: the start. */
export interface Analysis {
  game: string;
  names: Array<string>;
  winners: Array<number>;
  chances: Array<Array<number>>;
  turning_points: Array<TurningPoint>;
  auctions: Array<AuctionWorth>;
}

/** A finished match looked back on; null while that is being worked out: ask again in a moment. */
export interface LookedBack {
  analysis: Analysis | null;
}

/** Why a request was refused: a message of the catalogues and its arguments. */
export interface Problem {
  message: string;
  arguments: Record<string, string | number>;
  rule: string;
  because: Problem | null;
}

/** One line of the log: a seat's action by name, moves undone by consent of seats, or an undo redone. */
export interface Move {
  seat: number;
  action: string;
  undo: number;
  consent: Array<number>;
  asked: Array<number>;
  redo: boolean;
}

/** What one browser promised to add for its seats, and what it revealed; null if it kept that back. */
export interface Commitment {
  seats: Array<number>;
  commitment: string;
  reveal: string | null;
}

/** A seat that added nothing. */
export interface Idle {
  seat: number;
  why: "absent" | "bot" | "left out" | "older" | "program" | "silent";
}

/** One attempt to deal. Of one that was interrupted only promise and secret are known. */
export interface Round {
  promise: string;
  secret: string;
  commitments: Array<Commitment>;
  idle: Array<Idle>;
  end: "dealt" | "interrupted" | "reveal missing";
}

/** How the seed of a match was made. Every round but the last had to be dealt anew. */
export interface Dealing {
  table: string;
  rounds: Array<Round>;
}

/** A whole match, written down. */
export interface MatchRecord {
  format: number;
  game: string;
  board: BoardName;
  rules_version: number;
  seats: number;
  options: Record<string, unknown>;
  seed: string;
  log: Array<Move>;
  names: Array<string>;
  dealing: Dealing | null;
}

/** What requests and answers hold. */
export type OverHttp =
  | GameFacts
  | BoardFacts
  | NewTable
  | TableId
  | Tables
  | SitDown
  | Sat
  | Links
  | NewSeatLink
  | SeatLink
  | SeatToken
  | SeatOffer
  | Replay
  | LookedBack
  | Problem
  | MatchRecord;
