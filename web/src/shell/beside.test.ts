import { describe, expect, it } from 'vitest';

import { beside } from './beside';

const note = { width: 300, height: 120 };
const screen = { width: 1400, height: 900 };

describe('a note beside what it speaks of', () => {
  it('stands above it where there is room, in line with its middle', () => {
    expect(beside({ left: 600, top: 700, width: 100, height: 50 }, note, screen)).toEqual({
      left: 500,
      top: 566,
    });
  });

  it('stands below what is at the top, and stays on the screen', () => {
    expect(beside({ left: 0, top: 0, width: 100, height: 50 }, note, screen)).toEqual({ left: 8, top: 64 });
  });

  it('stands right or left of what is as high as the screen', () => {
    expect(beside({ left: 0, top: 0, width: 300, height: 900 }, note, screen).left).toBe(314);
    expect(beside({ left: 1100, top: 0, width: 300, height: 900 }, note, screen).left).toBe(786);
  });

  it('lies over what fills the screen, in the corner at its foot', () => {
    expect(beside({ left: 0, top: 0, width: 1400, height: 850 }, note, screen)).toEqual({
      left: 1092,
      top: 772,
    });
  });

  it('moves up at its side to keep the answers in sight', () => {
    const answers = { left: 310, top: 420, width: 300, height: 60 };
    expect(beside({ left: 0, top: 0, width: 300, height: 900 }, note, screen, [answers])).toEqual({
      left: 314,
      top: 292,
    });
  });

  describe('on a phone, where the sentence must stay in sight', () => {
    const phone = { width: 360, height: 640 };
    const small = { width: 345, height: 150 };
    const bar = { left: 0, top: 384, width: 360, height: 56 };

    it('stands above the sentence if it speaks of something below', () => {
      const desk = { left: 0, top: 490, width: 360, height: 150 };
      expect(beside(desk, small, phone, [bar])).toEqual({ left: 8, top: 226 });
    });

    it('stands below the sentence if it speaks of something above', () => {
      const city = { left: 0, top: 110, width: 360, height: 274 };
      expect(beside(city, small, phone, [bar])).toEqual({ left: 8, top: 448 });
    });

    it('stands at the head of a clock whose buttons are at its foot', () => {
      const clock = { left: 0, top: 0, width: 360, height: 640 };
      const buttons = { left: 12, top: 480, width: 336, height: 140 };
      expect(beside(clock, small, phone, [buttons])).toEqual({ left: 8, top: 8 });
    });

    it('stands where it would have stood if nothing is clear', () => {
      const all = { left: 0, top: 0, width: 360, height: 640 };
      expect(beside({ left: 0, top: 600, width: 360, height: 40 }, small, phone, [all]).top).toBe(436);
    });
  });

  describe('on a phone that lies on its side', () => {
    const phone = { width: 667, height: 375 };
    const rows = { left: 0, top: 104, width: 333, height: 271 };
    const bar = { left: 334, top: 57, width: 333, height: 56 };
    const answers = { left: 334, top: 113, width: 333, height: 53 };

    it('stands in the other half, beside what it speaks of', () => {
      const small = { width: 300, height: 140 };
      expect(beside(rows, small, phone, [bar, answers])).toEqual({ left: 347, top: 169.5 });
    });

    it('stands in its corner rather than over what it speaks of', () => {
      const high = { width: 300, height: 190 };
      expect(beside(rows, high, phone, [bar, answers])).toEqual({ left: 359, top: 177 });
    });
  });

  it('stands at the head of the screen when there is nothing to point at', () => {
    expect(beside(null, note, screen)).toEqual({ left: 550, top: 8 });
  });
});
