/** The figures of the rules that a board decides, where they are others than in the texts of the rules. */
import { t } from '../i18n/speech.svelte';

export interface Figure {
  /** Its message: `rules-figure-…`. */
  name: string;
  /** The rules that mention it. */
  rules: readonly string[];
  value: string | number;
}

/** What is read of a board of tickets. */
interface Tickets {
  carts: number;
  merchandise: number;
  cards: Record<string, number>;
  contract: { length: number };
  route_points: Record<string, number>;
}

/** What is read of a board of merchants. */
interface Merchants {
  clock: { prices: readonly number[]; double_floor: number };
  bank: Record<
    'start' | 'loan' | 'repay' | 'four_continents' | 'four_districts' | 'bridge' | 'round_down_to',
    number
  >;
  time: readonly { year: string }[];
  card: readonly Card[];
}

interface Card {
  kind: string;
  count: number;
  min_players?: number;
}

const SEATS = [3, 4, 5];
const CARDS_A_TURN = 3;

/** The usual board, as the texts of the rules have it. */
const TOLD: { tickets: Tickets; merchants: Merchants } = {
  tickets: {
    carts: 16,
    merchandise: 16,
    cards: { pink: 6, blue: 6, green: 6, black: 6, red: 6, orange: 6, joker: 8 },
    contract: { length: 24 },
    route_points: { '1': 1, '2': 2, '3': 4, '4': 7 },
  },
  merchants: {
    clock: { prices: Array.from({ length: 16 }, (_, step) => 200 - 10 * step), double_floor: 100 },
    bank: {
      start: 400,
      loan: 120,
      repay: 200,
      four_continents: 100,
      four_districts: 100,
      bridge: 40,
      round_down_to: 10,
    },
    time: [{ year: '1579' }, { year: '1666' }],
    card: [
      { kind: 'hourglass', count: 24 },
      { kind: 'any', count: 54 },
      { kind: 'goods', count: 6, min_players: 4 },
    ],
  },
};

/** The figures of a board that are not those of the texts, in the order of the rules. */
export function figures(game: string, facts: unknown): Figure[] {
  const [own, told] =
    game === 'tickets'
      ? [ofTickets(facts as Tickets), ofTickets(TOLD.tickets)]
      : [ofMerchants(facts as Merchants), ofMerchants(TOLD.merchants)];
  return own.filter(({ value }, at) => value !== told[at]?.value);
}

function ofTickets({ carts, merchandise, cards, contract, route_points }: Tickets): Figure[] {
  const { joker = 0, ...colours } = cards;
  return [
    { name: 'carts', rules: ['T1'], value: carts },
    { name: 'cards', rules: ['T2'], value: sum(Object.values(cards)) },
    { name: 'jokers', rules: ['T2'], value: joker },
    { name: 'colours', rules: ['T2'], value: byColour(colours) },
    { name: 'contracts', rules: ['T4'], value: contract.length },
    { name: 'merchandise', rules: ['T5'], value: merchandise },
    { name: 'points', rules: ['T12'], value: paired(route_points) },
  ];
}

function ofMerchants({ clock, bank, time, card }: Merchants): Figure[] {
  const used = (seats: number): number => count(card.filter((one) => isUsed(one, seats)));
  const bySeats = (of: (seats: number) => number): string =>
    paired(Object.fromEntries(SEATS.map((seats) => [seats, of(seats)])));
  return [
    { name: 'start', rules: ['M1'], value: bank.start },
    { name: 'first-year', rules: ['M1'], value: time[0]?.year ?? '' },
    { name: 'cards', rules: ['M2'], value: count(card) },
    { name: 'hourglasses', rules: ['M2'], value: count(card.filter(({ kind }) => kind === 'hourglass')) },
    { name: 'skipped', rules: ['M6'], value: bySeats((seats) => used(Infinity) - used(seats)) },
    { name: 'prices', rules: ['M15', 'M16', 'M17', 'M20'], value: clock.prices.join(', ') },
    { name: 'double-floor', rules: ['M17'], value: clock.double_floor },
    { name: 'loan', rules: ['M25', 'M41'], value: bank.loan },
    { name: 'repay', rules: ['M25', 'M41', 'M44'], value: bank.repay },
    { name: 'rounding', rules: ['M34'], value: bank.round_down_to },
    { name: 'continents', rules: ['M37'], value: bank.four_continents },
    { name: 'districts', rules: ['M38'], value: bank.four_districts },
    { name: 'bridge', rules: ['M39'], value: bank.bridge },
    { name: 'turns', rules: ['M42'], value: bySeats((seats) => used(seats) / CARDS_A_TURN) },
    { name: 'last-year', rules: ['M43'], value: time.at(-1)?.year ?? '' },
  ];
}

function isUsed({ kind, min_players = 0 }: Card, seats: number): boolean {
  return kind !== 'hourglass' && min_players <= seats;
}

function count(cards: readonly Card[]): number {
  return sum(cards.map((card) => card.count));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function byColour(cards: Record<string, number>): string {
  return Object.entries(cards)
    .map(([colour, number]) => `${t(`tickets-colour-${colour}`)} ${number}`)
    .join(', ');
}

/** `3 → 18, 4 → 20` */
function paired(numbers: Record<string, number>): string {
  return Object.entries(numbers)
    .map((pair) => pair.join(' → '))
    .join(', ');
}
