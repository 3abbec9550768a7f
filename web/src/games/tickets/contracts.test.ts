import { describe, expect, it } from 'vitest';
import { clearCorner, heldIn } from './contracts';
import type { TicketsView } from './types';

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

describe("one's own contracts", () => {
  const contract = (id: string) => ({ id, points: 3, joined: false });
  const seen = (part: Partial<TicketsView>): TicketsView =>
    ({ contracts: [], offered: [], chosen: [], ...part }) as unknown as TicketsView;

  it('are those held, and not those offered', () => {
    const view = seen({ contracts: [contract('a--b')], offered: [contract('c--d')] });
    expect(heldIn(view).map(({ id }) => id)).toEqual(['a--b']);
  });

  it('are those chosen while the others still choose', () => {
    const view = seen({ offered: [contract('a--b'), contract('c--d')], chosen: ['c--d'] });
    expect(heldIn(view).map(({ id }) => id)).toEqual(['c--d']);
  });
});
