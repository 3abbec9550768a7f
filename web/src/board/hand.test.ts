import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Hand } from './hand';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a hand is at work for a while after it has moved something, not when it only passes over it', () => {
  const hand = new Hand();
  const board = new EventTarget();
  const leave = hand.watch(board as HTMLElement);
  board.dispatchEvent(Object.assign(new Event('pointermove'), { buttons: 0 }));
  expect(hand.isAtWork).toBe(false);
  board.dispatchEvent(Object.assign(new Event('pointermove'), { buttons: 1 }));
  expect(hand.isAtWork).toBe(true);
  vi.advanceTimersByTime(5_000);
  expect(hand.isAtWork).toBe(false);
  leave();
  board.dispatchEvent(new Event('wheel'));
  expect(hand.isAtWork).toBe(false);
});
