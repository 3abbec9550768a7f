import { describe, expect, it } from 'vitest';
import { centred, fitScale, homeScale, settled, showing, turned, zoomed } from './viewport';

const board = { width: 1400, height: 1000 };
const phone = { width: 400, height: 500 };

describe('the window on a board', () => {
  it('starts close enough to read on a phone, but not too close to find one’s way', () => {
    expect(homeScale(board, phone, 0.45)).toBe(0.45);
    expect(homeScale(board, phone, 2)).toBeCloseTo(0.85);
  });

  it('starts fitted where that is readable', () => {
    const wide = { width: 1400, height: 1000 };
    expect(homeScale(board, wide, 0.5)).toBe(1);
    expect(homeScale(board, wide, 1.2)).toBe(1);
  });

  it('never shows beyond an edge while the board is larger', () => {
    expect(settled({ scale: 0.5, x: 80, y: -900 }, board, phone)).toEqual({ scale: 0.5, x: 0, y: 0 });
    expect(settled({ scale: 1, x: -5000, y: -5000 }, board, phone)).toEqual({ scale: 1, x: -1000, y: -500 });
  });

  it('centres what is smaller', () => {
    const fit = fitScale(board, phone);
    expect(centred(fit, board, phone).y).toBeCloseTo((500 - 1000 * fit) / 2);
  });

  it('shows what it showed when the phone is turned, and turned back', () => {
    const lying = { width: 430, height: 300 };
    const upright = { scale: 1, x: -500, y: -250 };
    const there = turned(upright, board, phone, lying);
    expect(there).toEqual({ scale: 1, x: -485, y: -350 });
    expect(turned(there, board, lying, phone)).toEqual(upright);
  });

  it('fits again what was fitted, and is never farther away than that', () => {
    const lying = { width: 430, height: 300 };
    const fitted = centred(fitScale(board, phone), board, phone);
    expect(turned(fitted, board, phone, lying)).toEqual(centred(fitScale(board, lying), board, lying));
    const wide = { width: 1400, height: 1000 };
    expect(turned({ scale: 0.5, x: 0, y: 0 }, board, phone, wide).scale).toBe(1);
  });

  it('keeps the point under the fingers while zooming', () => {
    const before = { scale: 0.5, x: -100, y: -50 };
    const after = zoomed(before, 1, { x: 200, y: 200 });
    const under = (pose: typeof before): number[] => [
      (200 - pose.x) / pose.scale,
      (200 - pose.y) / pose.scale,
    ];
    expect(under(after)).toEqual(under(before));
  });

  it('leaves alone what is well in sight, and centres what is not', () => {
    const pose = { scale: 0.5, x: 0, y: 0 };
    expect(showing([[200, 200]], pose, phone, 0.2)).toBe(pose);
    expect(showing([[700, 500]], pose, phone, 0.2)).toEqual({ scale: 0.5, x: -150, y: 0 });
  });

  it('zooms out until both ends are in sight, but not beyond the whole board', () => {
    const pose = { scale: 0.5, x: 0, y: 0 };
    const ends: [number, number][] = [
      [100, 500],
      [800, 500],
    ];
    const shown = showing(ends, pose, phone, 0.2);
    expect(ends.map(([x]) => x * shown.scale + shown.x)).toEqual([60, 340]);
    expect(showing(ends, pose, phone, 0.45).scale).toBe(0.45);
  });
});
