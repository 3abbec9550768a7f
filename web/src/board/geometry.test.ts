import { describe, expect, it } from 'vitest';
import { along, apart, beside, breadth, inside, lengthOf, middle, smooth, type Point } from './geometry';

const square: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

describe('lines', () => {
  const corner: Point[] = [
    [0, 0],
    [30, 0],
    [30, 40],
  ];

  it('measures a line and walks along it', () => {
    expect(lengthOf(corner)).toBe(70);
    expect(along(corner, 40)).toEqual({ x: 30, y: 10, angle: 90 });
  });

  it('stays at the ends beyond them', () => {
    expect(along(corner, -5)).toMatchObject({ x: 0, y: 0 });
    expect(along(corner, 500)).toMatchObject({ x: 30, y: 40 });
  });

  it('moves a line to the right of its direction', () => {
    expect(
      beside(
        [
          [0, 0],
          [10, 0],
        ],
        3,
      ),
    ).toEqual(
      [
        [-0, 3],
        [10, 3],
      ].map(([x, y]) => [expect.closeTo(x ?? 0), y]),
    );
  });

  it('passes through every given point', () => {
    const drawn = smooth(corner);
    for (const point of corner) expect(drawn).toContainEqual(point);
  });

  it('knows how far a point is from a line', () => {
    expect(apart([15, 8], corner)).toBe(8);
    expect(apart([30, 50], corner)).toBe(10);
  });
});

describe('outlines', () => {
  it('finds the middle and the inside', () => {
    expect(middle(square)).toEqual([5, 5]);
    expect(inside([1, 9], square)).toBe(true);
    expect(inside([11, 9], square)).toBe(false);
  });

  it('counts a slanted outline as wide as its ground', () => {
    expect(breadth(square)).toBe(10);
    expect(
      breadth([
        [0, 0],
        [10, 0],
        [40, 10],
        [30, 10],
      ]),
    ).toBe(10);
  });
});
