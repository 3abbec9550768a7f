import { describe, expect, it } from 'vitest';
import { angleOf, costOf, faceOf, onCircle, shownAt, stoppedAt } from './clock';

const run = { start: 1000, step_ms: 250, prices: [200, 190, 180] };

describe('a dial with a place before its prices', () => {
  const early = { ...run, prices: ['start', 200, 190] as const };
  const t = (message: string): string => message;

  it('begins there, and a press there costs the first price', () => {
    expect(shownAt(early, 1000)).toMatchObject({ price: 'start', step: 0 });
    expect(shownAt(early, 1250)).toMatchObject({ price: 200, step: 1 });
    expect(stoppedAt(early, 'start')).toMatchObject({ price: 'start', step: 0 });
    expect([costOf('start', early.prices, 1), costOf(190, early.prices, 2)]).toEqual([200, 380]);
    expect([faceOf('start', 1, t), faceOf(190, 2, t)]).toEqual(['boards-dial-start', 380]);
  });
});

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
