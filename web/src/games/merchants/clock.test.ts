import { describe, expect, it } from 'vitest';
import { angleOf, onCircle, shownAt, stoppedAt } from './clock';

const run = { start: 1000, step_ms: 250, prices: [200, 190, 180] };

describe('the dial', () => {
  it('shows the highest price before and at the start', () => {
    expect(shownAt(run, 400)).toMatchObject({ phase: 'before', price: 200, fallen: 0, elapsed: -600 });
    expect(shownAt(run, 1000)).toMatchObject({ phase: 'running', price: 200, step: 0 });
  });

  it('shows each price for a whole step while the hand falls smoothly', () => {
    expect(shownAt(run, 1249).price).toBe(200);
    expect(shownAt(run, 1250).price).toBe(190);
    expect(shownAt(run, 1375).fallen).toBeCloseTo(1.5);
  });

  it('has run out when the last price has passed', () => {
    expect(shownAt(run, 1749)).toMatchObject({ phase: 'running', price: 180 });
    expect(shownAt(run, 1750)).toMatchObject({ phase: 'run-out', price: 180, step: 2 });
  });

  it('stops at the price that was pressed', () => {
    expect(stoppedAt(run, 190)).toMatchObject({ phase: 'run-out', price: 190, step: 1, fallen: 1.5 });
  });

  it('is drawn clockwise from the lower left to the lower right', () => {
    expect(angleOf(0, 16)).toBe(-150);
    expect(angleOf(16, 16)).toBe(150);
    const [x, y] = onCircle(0, 10);
    expect([x, y]).toEqual([expect.closeTo(0), -10]);
  });
});
