import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { StoryEvent } from '../wire';
import { Connection } from './connection.svelte';

/** A socket that the test speaks for. */
class Line {
  static readonly OPEN = 1;
  static lines: Line[] = [];
  readyState = 0;
  bufferedAmount = 0;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (): void => undefined;

  constructor(readonly url: string) {
    Line.lines.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }

  tells(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose();
  }
}

function event(what: string): StoryEvent {
  return { what, rule: '', seat: 0, gain: 0, details: {}, secrets: {} };
}

function seen(from: number, ...log: string[]): object {
  return { type: 'seen', seats: [], log_from: from, log: log.map(event), winners: [], scores: [] };
}

let conn: Connection;
let leave: () => void;
const latest = (): Line => Line.lines.at(-1) as Line;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  Line.lines = [];
  conn = new Connection('t1');
  leave = conn.open();
  latest().opens();
});

afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a lost line comes back by itself', () => {
  latest().breaks();
  expect(conn.line).toBe('lost');
  vi.advanceTimersByTime(300);
  expect(Line.lines).toHaveLength(2);
  latest().opens();
  expect(conn.line).toBe('open');
});

test('it waits longer after each failure, but never longer than five seconds', () => {
  for (let failures = 0; failures < 12; failures++) {
    latest().breaks();
    vi.advanceTimersByTime(5_000);
    expect(Line.lines).toHaveLength(failures + 2);
  }
});

test('a line that has gone silent is given up', () => {
  vi.advanceTimersByTime(24_000);
  latest().tells({ type: 'ping', nonce: 'n', now: 1, round_trip_ms: null });
  vi.advanceTimersByTime(24_000);
  expect(conn.line).toBe('open');
  vi.advanceTimersByTime(2_000);
  expect(conn.line).toBe('lost');
});

test('what is said and not answered shows sooner that the line is dead, however often it is said again', () => {
  for (let taps = 0; taps < 4; taps++) {
    conn.say({ type: 'rematch' });
    vi.advanceTimersByTime(4_000);
  }
  expect(conn.line).toBe('lost');
});

test('an answer gives the line its whole time again', () => {
  conn.say({ type: 'rematch' });
  latest().tells(seen(0, 'a'));
  vi.advanceTimersByTime(24_000);
  expect(conn.line).toBe('open');
});

test('a browser that is offline needs no silence to know it', () => {
  window.dispatchEvent(new Event('offline'));
  expect(conn.line).toBe('lost');
  vi.advanceTimersByTime(300);
  latest().opens();
  expect(conn.line).toBe('open');
});

test('a page that is left hangs up, and connects at once when it is come back to', () => {
  window.dispatchEvent(new Event('pagehide'));
  expect(Line.lines.map(({ readyState }) => readyState)).toEqual([3]);
  window.dispatchEvent(new Event('pageshow'));
  expect(Line.lines).toHaveLength(2);
  latest().opens();
  expect(conn.line).toBe('open');
});

test('a ping is answered at once, with its nonce', () => {
  latest().tells({ type: 'ping', nonce: 'abc', now: 1, round_trip_ms: 10 });
  expect(latest().sent).toEqual([{ type: 'pong', nonce: 'abc' }]);
});

test('the log is replaced from where the server says', () => {
  latest().tells(seen(0, 'a', 'b', 'c'));
  latest().tells(seen(1, 'x'));
  expect(conn.log.map((entry) => entry.what)).toEqual(['a', 'x']);
  latest().tells(seen(2, 'y'));
  expect(conn.log.map((entry) => entry.what)).toEqual(['a', 'x', 'y']);
});

test('a refusal stands until the table moves on', () => {
  latest().tells({
    type: 'refused',
    request: 1,
    message: 'core-not-asked',
    arguments: {},
    rule: '',
    stale: false,
  });
  expect(conn.refused?.message).toBe('core-not-asked');
  latest().tells(seen(0, 'a'));
  expect(conn.refused).toBeNull();
});

test('after coming back the chat is not told twice', () => {
  const line = { seat: 0, name: 'Anna', text: 'hello', at: 1 };
  latest().tells({ type: 'chat', lines: [line] });
  latest().breaks();
  vi.advanceTimersByTime(300);
  latest().opens();
  latest().tells({ type: 'chat', lines: [line] });
  expect(conn.chat).toHaveLength(1);
  latest().tells({ type: 'chat', lines: [line] });
  expect(conn.chat).toHaveLength(2);
});

test('nothing is said into a dead or clogged line', () => {
  latest().bufferedAmount = 1_000_000;
  expect(conn.say({ type: 'rematch' })).toBe(false);
  latest().bufferedAmount = 0;
  expect(conn.say({ type: 'rematch' })).toBe(true);
  latest().breaks();
  expect(conn.say({ type: 'rematch' })).toBe(false);
});

test('each message has its number, so that a refusal can be told apart', () => {
  conn.say({ type: 'rematch' });
  conn.say({ type: 'chat', text: 'hi' });
  expect(latest().sent.map((said) => said['request'])).toEqual([1, 2]);
});

test('a second move is not asked for before the first is answered, or cannot be', () => {
  const undo = { type: 'undo', seat: 0, move: 1 } as const;
  const answers: (() => void)[] = [
    () => latest().tells(seen(0, 'a')),
    () => latest().tells({ type: 'table' }),
    () =>
      latest().tells({ type: 'refused', request: 0, message: 'server-too-fast', arguments: {}, rule: '' }),
    () => latest().breaks(),
  ];
  for (const answered of answers) {
    conn.move(undo);
    conn.move(undo);
    expect(conn.underway).toBe(true);
    answered();
    expect(conn.underway).toBe(false);
  }
  expect(latest().sent).toHaveLength(answers.length);
});

test('a goodbye for good is not knocked at again', () => {
  latest().tells({ type: 'bye', message: 'server-bye', arguments: {}, again: false });
  latest().breaks();
  vi.advanceTimersByTime(60_000);
  expect(Line.lines).toHaveLength(1);
  expect(conn.line).toBe('ended');
});

test('what is asked while the line is down is refused in words', () => {
  expect(conn.ask({ type: 'free_seat', seat: 0 })).toBe(true);
  expect(conn.refused).toBeNull();
  latest().breaks();
  expect(conn.ask({ type: 'free_seat', seat: 0 })).toBe(false);
  expect(conn.refused?.message).toBe('web-line-lost');
});
