import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { speak } from '../i18n/speech.svelte';
import { figures, type Figure } from './figures';
import { CHAPTERS } from './rules';

type Board = { game: string; board: string; facts: unknown; figures: Figure[] };
const BOARDS = JSON.parse(readFileSync('../tests/cli/figures.json', 'utf-8')) as Board[];

const TICKETS = {
  carts: 9,
  merchandise: 16,
  cards: { pink: 5, joker: 4, red: 6 },
  contract: [{}, {}, {}],
  route_points: { '1': 1, '2': 3 },
};
const MERCHANTS = {
  clock: { prices: [90, 80], double_floor: 80 },
  bank: {
    start: 500,
    loan: 120,
    repay: 200,
    four_continents: 100,
    four_districts: 110,
    bridge: 40,
    round_down_to: 5,
  },
  time: [{ year: '1579' }, { year: '1602' }, { year: '1650' }],
  card: [
    { kind: 'hourglass', count: 4 },
    { kind: 'goods', count: 27 },
    { kind: 'colony', count: 9, min_players: 4 },
    { kind: 'amsterdam', count: 9, min_players: 5 },
  ],
};

function read(game: string, facts: unknown): Record<string, string | number> {
  return Object.fromEntries(figures(game, facts).map(({ name, value }) => [name, value]));
}

test.each(BOARDS)('of $game, $board: what the terminal tells', async (board) => {
  await speak('en');
  expect(figures(board.game, board.facts)).toEqual(board.figures);
});

test('of tickets: carts, cards, contracts and points, but not as many merchandise cards as usual', async () => {
  await speak('en');
  expect(read('tickets', TICKETS)).toEqual({
    carts: 9,
    cards: 15,
    jokers: 4,
    colours: 'pink 5, red 6',
    contracts: 3,
    points: '1 → 1, 2 → 3',
  });
});

test('of merchants: what its cards make of the number of players', () => {
  const found = read('merchants', MERCHANTS);
  expect(found).toMatchObject({ cards: 49, hourglasses: 4, prices: '90, 80', 'last-year': '1650' });
  expect(found['skipped']).toBe('3 → 18, 4 → 9, 5 → 0');
  expect(found['turns']).toBe('3 → 9, 4 → 12, 5 → 15');
  expect(found).not.toHaveProperty('loan');
});

test.each([
  ['tickets', TICKETS],
  ['merchants', MERCHANTS],
])('every figure of %s stands below a rule', (game, facts) => {
  const rules = CHAPTERS[game]?.flatMap((chapter) => chapter.rules);
  for (const figure of figures(game, facts)) for (const rule of figure.rules) expect(rules).toContain(rule);
});
