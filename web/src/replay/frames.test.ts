import { expect, test } from 'vitest';

import { placeOf, type ReplayLink } from '../lib/route.svelte';
import type { Frame } from '../wire';
import { frameAfter, frameOf } from './frames';

const frames = (moves: (number | null)[]): Frame[] =>
  moves.map((made) => ({ events: [], view: {} as Frame['view'], moves: made }));

test('a move is shown by the last frame that has come no further', () => {
  expect(frameAfter(frames([0, 2, 3, 6]), 3)).toBe(2);
  expect(frameAfter(frames([0, 2, 3, 6]), 5)).toBe(2);
  expect(frameAfter(frames([0, 2, 3, 6]), 9)).toBe(3);
});

test('while the moves are secret every link leads to the start', () => {
  expect(frameAfter(frames([null, null]), 1)).toBe(0);
});

test('a link names a frame, or the moves that were made; a mark of another kind names none', () => {
  const asked = (hash: string): number | null =>
    frameOf(frames([0, 2, 3, 6]), placeOf('/replay/t1', hash) as ReplayLink);
  expect(asked('#move=1')).toBe(1);
  expect(asked('#after=3')).toBe(2);
  expect(asked('#content')).toBeNull();
});
