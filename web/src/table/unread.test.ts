import { expect, test } from 'vitest';

import type { ChatLine } from '../wire';
import { isUnread, latestOf } from './unread';

const line = (seat: number | null, at: number): ChatLine => ({ seat, at, name: '', text: 'hello' });

test('what others have written since is unread', () => {
  expect(isUnread([line(1, 10)], 0, [0])).toBe(true);
  expect(isUnread([line(null, 10)], 0, [0])).toBe(true);
  expect(isUnread([line(1, 10), line(0, 20)], 5, [0])).toBe(true);
});

test('what was read, and what one wrote oneself, is not', () => {
  const chat = [line(1, 10), line(0, 20)];
  expect(isUnread(chat, 10, [0])).toBe(false);
  expect(isUnread(chat, latestOf(chat), [])).toBe(false);
  expect(isUnread([], latestOf([]), [0])).toBe(false);
});
