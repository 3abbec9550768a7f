import { expect, test } from 'vitest';

import { spread } from './spread';

test('names that are far apart stay at their lines', () => {
  expect(spread([100, 20, 60], 15, 200)).toEqual([100, 20, 60]);
});

test('names that would cover each other move apart, in the order of their lines', () => {
  expect(spread([52, 50, 51], 15, 200)).toEqual([80, 50, 65]);
});

test('of many that end at the bottom the lowest stays there and the others stand above it', () => {
  expect(spread([200, 200, 14, 200], 15, 200)).toEqual([170, 185, 14, 200]);
});

test('one that is high enough does not move for those below it', () => {
  expect(spread([100, 200, 200], 15, 200)).toEqual([100, 185, 200]);
});
