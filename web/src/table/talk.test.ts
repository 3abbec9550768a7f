import { beforeEach, expect, test } from 'vitest';

import type { ChatLine } from '../wire';
import { speakerOf } from './mutes.svelte';
import { Talk } from './talk.svelte';

const line = (seat: number | null, at: number, spectator: number | null = null): ChatLine => ({
  seat,
  at,
  name: '',
  text: 'hello',
  spectator,
  notice: '',
  arguments: {},
});

beforeEach(() => localStorage.clear());

/** The talk of seat 0 at a table with these lines, on a line that is open or not. */
function talkOf(chat: ChatLine[], isOpen = true): Talk {
  return new Talk(() => ({ id: 't1', chat, mine: [0], ask: () => isOpen, table: null, inCharge: false }));
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

test('who is muted here is not heard, nor are their lines news, also after the page was loaded again', () => {
  for (const [noisy, quiet] of [
    [line(1, 20), line(2, 30)],
    [line(null, 20, 3), line(null, 30, 4)],
  ] as const) {
    const chat = [noisy];
    const talk = talkOf(chat);
    talk.arrive();
    talk.mutes.turn(speakerOf(noisy) ?? '');
    chat.push({ ...noisy, at: 25 });
    expect(talk.chat).toEqual([]);
    expect(talk.isUnread).toBe(false);
    chat.push(quiet);
    expect(talkOf(chat).chat).toEqual([quiet]);
    talk.mutes.turn(speakerOf(noisy) ?? '');
    expect(talkOf(chat).chat).toEqual(chat);
  }
});

test('notices are never muted, and older lines of spectators cannot be', () => {
  expect(speakerOf({ ...line(null, 1), notice: 'server-notice-charge' })).toBe(null);
  expect(speakerOf(line(null, 1))).toBe(null);
});

test('what a browser has kept of older mutes does not matter if it cannot be read', () => {
  localStorage.setItem('damrak-muted', '{');
  expect(talkOf([line(1, 1)]).chat).toHaveLength(1);
});
