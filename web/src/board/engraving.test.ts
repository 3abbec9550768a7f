import { expect, test } from 'vitest';

import { isWet, waves } from './engraving';
import type { Point } from './geometry';

const square = (from: number, to: number): Point[] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
];
const sea = square(0, 300);
const island = square(100, 200);

test('an outline within another is an island, one within that a lake', () => {
  const waters = [sea, island, square(140, 160)];
  expect(isWet([50, 50], waters)).toBe(true);
  expect(isWet([120, 120], waters)).toBe(false);
  expect(isWet([150, 150], waters)).toBe(true);
  expect(isWet([400, 50], waters)).toBe(false);
});

test('there are waves round an island and none on it', () => {
  const canvas = { width: 300, height: 300 };
  const starts = (drawn: string): Point[] =>
    [...drawn.matchAll(/M([\d.]+) ([\d.]+)q/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const spots = starts(waves([sea, island], canvas));
  expect(spots.some(([x]) => x < 100)).toBe(true);
  expect(spots.filter((spot) => !isWet(spot, [sea, island]))).toEqual([]);
  expect(starts(waves([sea], canvas)).length).toBeGreaterThan(spots.length);
});
