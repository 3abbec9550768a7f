import { expect, test } from 'vitest';

import type { Connection } from '../net/connection.svelte';
import type { Audit, Run, SeatSeen } from '../wire';
import { asSealed, liveClock } from './live';

const run: Run = {
  type: 'run',
  run: 4,
  start: 0,
  step_ms: 100,
  prices: [200, 190],
  taking_part: [0, 1, 2],
  void_runs: 0,
};

/** A line that keeps what was said. */
function line(mine: number[], more: Partial<Connection> = {}): { conn: Connection; said: unknown[] } {
  const said: unknown[] = [];
  const facts = {
    mine,
    run: null,
    waits: null,
    audit: null,
    say: (it: unknown) => said.push(it) > 0,
    ...more,
  };
  return { conn: facts as unknown as Connection, said };
}

test('who shares a screen is known before there is a run', () => {
  expect(liveClock(line([2, 0]).conn, 0).together).toEqual([0, 2]);
  expect(liveClock(line([2, 0], { run }).conn, 0).together).toEqual([0, 2]);
  expect(liveClock(line([1]).conn, 1).together).toEqual([]);
  expect(liveClock(line([]).conn, null).together).toEqual([]);
});

test('ready is said for everybody at this screen', () => {
  const { conn, said } = line([0, 2]);
  liveClock(conn, 2).ready();
  expect(said).toEqual([
    { type: 'ready', seat: 0 },
    { type: 'ready', seat: 2 },
  ]);
});

test('a press is for the run that is on; without one nothing is said', () => {
  const running = line([1], { run });
  expect(liveClock(running.conn, 1).press(1, 70)).toBe(true);
  expect(running.said).toEqual([{ type: 'press', seat: 1, run: 4, elapsed_ms: 70 }]);
  const waiting = line([1]);
  expect(liveClock(waiting.conn, 1).press(1, 70)).toBe(false);
  expect(waiting.said).toEqual([]);
});

test('a limit is sealed for the seat that looks; a spectator seals none', () => {
  const { conn, said } = line([1]);
  liveClock(conn, null).seal(120);
  expect(said).toEqual([]);
  liveClock(conn, 1).seal(120);
  expect(said).toEqual([{ type: 'limit', seat: 1, price: 120 }]);
});

test('the audit of an earlier run is not the verdict of this one', () => {
  const audit: Audit = {
    type: 'audit',
    run: 3,
    winner: 0,
    price: 190,
    presses: [],
    card: 'goods',
    void: false,
  };
  expect(liveClock(line([1], { run, audit }).conn, 1).audit).toBeNull();
  const own = { ...audit, run: 4 };
  expect(liveClock(line([1], { run, audit: own }).conn, 1).audit).toEqual(own);
});

test('where sealed limits decide in place of the clock, who has named one has nothing more to do', () => {
  const seen = { view: {}, legal: ['limit none', 'limit 200'], saw: '', undo: 'none', limit: null } as const;
  const views = [
    { ...seen, seat: 0, limited: true },
    { ...seen, seat: 1, limited: false },
  ] as unknown as SeatSeen[];
  expect(asSealed(views).map((it) => it.legal.length)).toEqual([0, 2]);
});
