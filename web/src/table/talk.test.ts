import { expect, test } from 'vitest';

import type { ChatLine } from '../wire';
import { Talk } from './talk.svelte';

const line = (seat: number | null, at: number): ChatLine => ({ seat, at, name: '', text: 'hello' });

/** The talk of seat 0 at a table with these lines, on a line that is open or not. */
function talkOf(chat: ChatLine[], isOpen = true): Talk {
  return new Talk(() => ({ chat, mine: [0], ask: () => isOpen }));
}

test('what others have written since is unread until it is read', () => {
  for (const seat of [1, null]) {
    const chat = [line(1, 10)];
    const talk = talkOf(chat);
    expect(talk.isUnread).toBe(false);
    talk.arrive();
    expect(talk.isUnread).toBe(false);
    chat.push(line(seat, 20), line(0, 30));
    talk.arrive();
    expect(talk.isUnread).toBe(true);
    talk.read();
    expect(talk.isUnread).toBe(false);
  }
});

test('what one wrote oneself needs no reading', () => {
  const chat: ChatLine[] = [];
  const talk = talkOf(chat);
  talk.arrive();
  chat.push(line(0, 10));
  expect(talk.isUnread).toBe(false);
});

test('what cannot be said stays written', () => {
  for (const isOpen of [true, false]) {
    const talk = talkOf([], isOpen);
    talk.draft = ' hello ';
    talk.say();
    expect(talk.draft).toBe(isOpen ? '' : ' hello ');
  }
});
