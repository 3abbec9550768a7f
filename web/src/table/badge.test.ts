import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { describe, expect, it, test } from 'vitest';

import type { SeatFacts, TableSettings } from '../wire';
import { awaited } from './absence';
import Badge from './Badge.svelte';
import HandOver from './HandOver.svelte';

const away: SeatFacts = {
  seat: 1,
  name: 'Bram',
  who: 'guest',
  level: '',
  present: false,
  stands_in: false,
  absent_since: 0,
  devices: 1,
};
const settings: TableSettings = { open: false, step_ms: 1_000, grace_s: 60 };

const offers = (): number => document.querySelectorAll('[data-test=hand-over]').length;

test.each([
  [false, 1],
  [true, 0],
])('a bot is offered for an absent player, but not once the game is over (%s)', async (over, count) => {
  const handOver = createRawSnippet(() => ({ render: () => '<i data-test="hand-over"></i>' }));
  const shown = mount(Badge, {
    target: document.body,
    props: { facts: away, handOver, mine: false, sitting: true, over, ontakeback: () => undefined },
  });
  expect(offers()).toBe(count);
  await unmount(shown);
});

test.each([
  [59_999, 0],
  [60_000, 1],
])('a bot is offered only once the grace time is over (%i ms)', async (time, count) => {
  const shown = mount(HandOver, {
    target: document.body,
    props: { facts: away, settings, now: () => time, onhandover: () => undefined },
  });
  flushSync();
  expect(offers()).toBe(count);
  await unmount(shown);
});

describe('awaited', () => {
  const here: SeatFacts = { ...away, seat: 0, present: true, absent_since: null };

  it('is who is asked and away', () => {
    expect(awaited([0, 1], [here, away])).toBe(away);
  });

  it('is nobody who is not asked, or for whom a bot stands in', () => {
    expect(awaited([0], [here, away])).toBeUndefined();
    expect(awaited([0, 1], [here, { ...away, stands_in: true }])).toBeUndefined();
  });
});
