import { describe, expect, it } from 'vitest';
import { clearCorner } from './contracts';

describe('the points on a contract', () => {
  it('stand at the top left where no place is', () => {
    expect(
      clearCorner(
        [
          [700, 500],
          [1200, 800],
        ],
        false,
      ),
    ).toBe('top left');
  });

  it('give way to a place that lies there', () => {
    expect(
      clearCorner(
        [
          [280, 340],
          [700, 600],
        ],
        false,
      ),
    ).toBe('bottom left');
    expect(
      clearCorner(
        [
          [280, 340],
          [300, 780],
        ],
        false,
      ),
    ).toBe('bottom right');
  });

  it('leave the top right to the tick', () => {
    const ends: [number, number][] = [
      [250, 250],
      [250, 800],
      [1150, 800],
    ];
    expect(clearCorner(ends, false)).toBe('top right');
    expect(clearCorner(ends, true)).toBe('top left');
  });
});
