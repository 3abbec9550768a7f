import { expect, test } from 'vitest';

import type { TableLine } from '../wire';
import { finished, running } from './mine';

const line = (id: string, phase: TableLine['phase'], your_turn = false): TableLine => ({
  id,
  game: 'tickets',
  board: '',
  phase,
  names: [],
  free: 0,
  your_turn,
  changed: 0,
});

const mine = [
  line('done', 'over'),
  line('theirs', 'playing'),
  line('open', 'waiting'),
  line('ours', 'playing', true),
];

test('tables that run come by whose turn it is, and then as they came', () => {
  expect(running(mine).map(({ id }) => id)).toEqual(['ours', 'theirs', 'open']);
});

test('finished tables stand apart', () => {
  expect(finished(mine).map(({ id }) => id)).toEqual(['done']);
});
