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

  it('lies over what fills the screen, at its foot', () => {
    expect(beside({ left: 0, top: 0, width: 1400, height: 850 }, note, screen)).toEqual({
      left: 550,
      top: 772,
    });
  });

  it('stands at the head of the screen when there is nothing to point at', () => {
    expect(beside(null, note, screen)).toEqual({ left: 550, top: 8 });
  });
});
