// A Ticket-to-Ride-like game for boardgame.io: the same map, cards, hands and secrets as ours, without our rulings.
// Sparing: only what changes is in the state, the map stays outside as in our views, and undo is off. Plain: as such
// games are written, the state holds the routes with their owners, and undo is as boardgame.io has it, on.
// What happened is in its own log either way.
import { readFileSync } from 'node:fs';

const routes = new Map(JSON.parse(readFileSync(process.argv[3], 'utf8')).map((route) => [route.id, route]));
const COLOURS = ['pink', 'blue', 'green', 'black', 'red', 'orange'];

function deck() {
  return [...Array(8).fill('joker'), ...COLOURS.flatMap((colour) => Array(6).fill(colour))];
}

function player(secret) {
  const hand = {};
  for (let n = 0; n < 2; n++) add(hand, secret.pile.pop());
  return { hand, contracts: secret.contracts.splice(-2) };
}

function add(cards, card) {
  cards[card] = (cards[card] ?? 0) + 1;
}

function refill(G, random) {
  if (G.secret.pile.length > 0) return;
  G.secret.pile = random.Shuffle(Object.entries(G.discards).flatMap(([card, count]) => Array(count).fill(card)));
  G.discards = {};
}

function draw({ G, playerID, events, random }) {
  const card = G.secret.pile.pop();
  if (!card) return 'INVALID_MOVE';
  add(G.players[playerID].hand, card);
  G.counts[playerID].cards += 1;
  refill(G, random);
  next(G, events);
}

function claim({ G, playerID, events, random }, id, colour) {
  const route = routes.get(id);
  const hand = G.players[playerID].hand;
  if (!route || id in G.owners || G.drawn > 0 || (hand[colour] ?? 0) < route.length) return 'INVALID_MOVE';
  if (route.colour !== 'grey' && route.colour !== colour) return 'INVALID_MOVE';
  hand[colour] -= route.length;
  G.discards[colour] = (G.discards[colour] ?? 0) + route.length;
  G.owners[id] = playerID;
  if (G.routes) G.routes[id].owner = playerID;
  G.counts[playerID].cards -= route.length;
  G.counts[playerID].carts -= route.length;
  G.counts[playerID].points += route.points;
  refill(G, random);
  G.drawn = 1;
  next(G, events);
}

function next(G, events) {
  G.drawn += 1;
  if (G.drawn < 2) return;
  G.drawn = 0;
  events.endTurn();
}

export const tickets = (plain) => ({
  name: 'tickets',
  disableUndo: !plain,
  setup: ({ ctx, random }) => {
    const contracts = random.Shuffle(Array.from({ length: 24 }, (_, n) => ({ id: `contract-${n}`, points: 5 })));
    const secret = { pile: random.Shuffle(deck()), contracts };
    const players = {};
    const counts = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) {
      players[seat] = player(secret);
      counts[seat] = { cards: 2, carts: 16, points: 0, contracts: 2, merchandise: 0 };
    }
    const row = secret.pile.splice(-5);
    const open = { counts, row, owners: {}, discards: {}, drawn: 0 };
    const map = Object.fromEntries([...routes].map(([id, route]) => [id, { ...route, owner: null }]));
    return { secret, players, ...open, ...(plain ? { routes: map } : {}) };
  },
  moves: { draw: { move: draw, client: false }, claim: { move: claim, client: false } },
  playerView: ({ G, playerID }) => {
    const { secret, players, ...open } = G;
    const mine = playerID === null || playerID === undefined ? {} : { [playerID]: players[playerID] };
    return { ...open, players: mine, pile: secret.pile.length, contractPile: secret.contracts.length };
  },
});
