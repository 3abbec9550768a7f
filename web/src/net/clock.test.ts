import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { ServerClock } from './clock';

type Ping = { ahead: number; round_trip: number | null; offset: number };
const PINGS = JSON.parse(readFileSync('../tests/server/page_clock.json', 'utf-8')) as Ping[];

describe('the clock', () => {
  test('is set as the simulated browsers set theirs, ping for ping', () => {
    const clock = new ServerClock(() => 0);
    for (const { ahead, round_trip, offset } of PINGS) {
      clock.set(ahead, round_trip);
      expect(clock.now()).toBeCloseTo(offset, 6);
    }
  });

  test('goes on from there by the time of this machine', () => {
    let local = 1_000;
    const clock = new ServerClock(() => local);
    clock.set(50_000, 40);
    local += 500;
    expect(clock.now()).toBe(50_520);
  });

  test('does not jump during a run', () => {
    const clock = new ServerClock(() => 0);
    for (let n = 0; n < 6; n++) clock.set(7_000, 20);
    clock.hold();
    for (let n = 0; n < 9; n++) clock.set(6_500, 20);
    expect(clock.now()).toBe(7_010);
    clock.release();
    expect(clock.now()).toBe(6_510);
  });

  test('is still set during a run by who has just come', () => {
    const clock = new ServerClock(() => 0);
    clock.set(7_000, null);
    clock.hold();
    clock.set(7_000, 20);
    expect(clock.now()).toBe(7_010);
  });

  test('is right again in mid-run for who wakes up: all pings that were known had waited', () => {
    let local = 0;
    const clock = new ServerClock(() => local);
    local += 40_000;
    for (let sent = 0; sent < 9; sent++) clock.set(sent * 500, 20);
    clock.hold();
    clock.set(local - 10, null);
    expect(clock.now()).toBe(local - 10);
    clock.set(local - 10, 20);
    expect(clock.now()).toBe(local);
  });
});
