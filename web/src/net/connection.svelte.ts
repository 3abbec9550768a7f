/** The socket of one table: it comes back by itself, and holds the last word the server said of everything. */
import { followRenewal } from '../lib/renewed';
import type {
  Audit,
  ChatLine,
  ClockWaits,
  FromGuest,
  Hint,
  Refused,
  Run,
  SeatSeen,
  StoryEvent,
  TableFacts,
  ToGuest,
} from '../wire';
import { ServerClock } from './clock';

export type Line = 'connecting' | 'open' | 'lost' | 'ended';
export type Listener = (told: ToGuest) => void;

/** The version of the wire that this page speaks: from 2 on it adds chance to the deal. */
const WIRE = 2;
const CHAT_KEPT = 200;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;
/** Without a word for so long the line is dead, whatever the browser thinks of it. */
const SILENCE_MS = 25_000;
/** Whoever says something hears something sooner than that, were it the next ping, at most twelve seconds later. */
const ANSWER_MS = 15_000;
/** So many bytes may wait to be sent; beyond that the line is as good as dead. */
const BACKLOG_BYTES = 64_000;

const LINE_LOST: Refused = {
  type: 'refused',
  request: 0,
  message: 'web-line-lost',
  arguments: {},
  rule: '',
  stale: false,
};

export class Connection {
  line = $state<Line>('connecting');
  table = $state.raw<TableFacts | null>(null);
  mine = $state.raw<readonly number[]>([]);
  inCharge = $state(false);
  /** Seats that were this guest's until another device took them. */
  moved = $state.raw<readonly number[]>([]);
  missed = $state(false);
  seen = $state.raw<readonly SeatSeen[]>([]);
  log = $state.raw<readonly StoryEvent[]>([]);
  winners = $state.raw<readonly number[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  waits = $state.raw<ClockWaits | null>(null);
  run = $state.raw<Run | null>(null);
  audit = $state.raw<Audit | null>(null);
  refused = $state.raw<Refused | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** A move is on its way: until something is heard of it, another would be about a table that is gone. */
  underway = $state(false);
  farewell = $state.raw<{ message: string; arguments: Record<string, string | number> } | null>(null);
  readonly clock = new ServerClock();

  #socket: WebSocket | null = null;
  #listeners = new Set<Listener>();
  #requests = 0;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #hadChat = false;
  #isOwedAnswer = false;

  constructor(readonly id: string) {}

  /** Connect now, and whenever the line is lost. Returns how to leave. */
  open(): () => void {
    const again = (): void => this.#hurry();
    const gone = (): void => this.#giveUp(this.#socket);
    window.addEventListener('online', again);
    window.addEventListener('offline', gone);
    document.addEventListener('visibilitychange', again);
    // A page that is left may be kept as it is, and come back by the browser's buttons: its line is neither.
    window.addEventListener('pagehide', gone);
    window.addEventListener('pageshow', again);
    this.#connect();
    return () => {
      window.removeEventListener('online', again);
      window.removeEventListener('offline', gone);
      document.removeEventListener('visibilitychange', again);
      window.removeEventListener('pagehide', gone);
      window.removeEventListener('pageshow', again);
      this.#end();
    };
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Say something; false when the line is down or clogged, so that the player can be told. */
  say(said: FromGuest): boolean {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN || socket.bufferedAmount > BACKLOG_BYTES) return false;
    this.refused = null;
    socket.send(JSON.stringify({ request: ++this.#requests, ...said }));
    if (!this.#isOwedAnswer) this.#listenForSilence(ANSWER_MS);
    this.#isOwedAnswer = true;
    return true;
  }

  /** Say something; that the line is down is a refusal like others. */
  ask(said: FromGuest): boolean {
    const heard = this.say(said);
    if (!heard) this.refused = LINE_LOST;
    return heard;
  }

  /** Ask for a move, or to take one back; who asks again before the answer has come is not heard twice. */
  move(said: FromGuest): void {
    if (!this.underway) this.underway = this.ask(said);
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/tables/${encodeURIComponent(this.id)}/socket?wire=${WIRE}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (message) => this.#arrived(message);
    socket.onclose = () => this.#closed(socket);
    this.#listenForSilence();
  }

  #opened(): void {
    // Whoever has been here before may come back to a server that is not the same.
    if (this.table) void followRenewal();
    this.#failures = 0;
    this.#hadChat = false;
    this.waits = null;
    this.#runs(null);
    this.line = 'open';
  }

  #closed(socket: WebSocket): void {
    if (socket !== this.#socket || this.line === 'ended') return;
    clearTimeout(this.#silence);
    this.#socket = null;
    this.underway = false;
    this.line = 'lost';
    const wait = Math.min(FIRST_WAIT_MS * 2 ** this.#failures++, LONGEST_WAIT_MS);
    // A little disorder, so that a whole table does not knock at a restarted server at once.
    this.#timer = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
  }

  /** The network is back, or somebody looks at the page again: do not wait any longer. */
  #hurry(): void {
    if (this.line !== 'lost' || document.hidden) return;
    clearTimeout(this.#timer);
    if (!this.#socket) this.#connect();
  }

  #end(): void {
    this.line = 'ended';
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#socket?.close();
    this.#socket = null;
  }

  #listenForSilence(longest = SILENCE_MS): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#isOwedAnswer = false;
    this.#silence = setTimeout(() => this.#giveUp(socket), longest);
  }

  /** The line is dead though the browser has not noticed, or the network is away. */
  #giveUp(socket: WebSocket | null): void {
    socket?.close();
    if (socket) this.#closed(socket);
  }

  #arrived(message: MessageEvent<string>): void {
    this.#listenForSilence();
    const told = JSON.parse(message.data) as ToGuest;
    this.#take(told);
    for (const listener of this.#listeners) listener(told);
  }

  #take(told: ToGuest): void {
    switch (told.type) {
      case 'ping':
        this.clock.set(told.now, told.round_trip_ms);
        this.#socket?.send(JSON.stringify({ type: 'pong', nonce: told.nonce }));
        break;
      case 'table':
        // The answer to who must ask the others before a move is taken back.
        this.underway = false;
        this.table = told;
        break;
      case 'yours':
        this.missed = told.missed;
        this.inCharge = told.in_charge;
        this.moved = told.moved;
        // A hint was for somebody who may sit elsewhere now.
        if (this.mine.some((seat) => !told.seats.includes(seat))) this.hint = null;
        this.mine = told.seats;
        break;
      case 'seen':
        // What was refused belongs to a table that has moved on.
        this.refused = null;
        this.underway = false;
        this.seen = told.seats;
        this.log = [...this.log.slice(0, told.log_from), ...told.log];
        this.winners = told.winners;
        break;
      case 'chat':
        this.chat = [...(this.#hadChat ? this.chat : []), ...told.lines].slice(-CHAT_KEPT);
        this.#hadChat = true;
        break;
      case 'clock_waits':
        this.waits = told;
        this.#runs(null);
        break;
      case 'run':
        this.waits = null;
        this.#runs(told);
        break;
      case 'audit':
        this.audit = told;
        this.clock.release();
        break;
      case 'hint':
        this.hint = told;
        break;
      case 'refused':
        // What another tab of this browser has added counts as well, and is nobody's business.
        if (/^server-(no-)?deal\b/.test(told.message)) break;
        this.refused = told;
        this.underway = false;
        break;
      case 'bye':
        this.farewell = told;
        if (!told.again) this.#end();
    }
  }

  /** A run begins, or there is none any more. */
  #runs(run: Run | null): void {
    if (run) this.clock.hold();
    else this.clock.release();
    this.run = run;
  }
}
