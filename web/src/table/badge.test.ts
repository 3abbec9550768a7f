import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';

import type { SeatFacts, TableSettings } from '../wire';
import Badge from './Badge.svelte';

const away: SeatFacts = {
  seat: 1,
  name: 'Bram',
  who: 'guest',
  level: '',
  present: false,
  stands_in: false,
  absent_since: 0,
};
const settings: TableSettings = { open: false, step_ms: 1_000, grace_s: 60 };

test.each([
  [false, 1],
  [true, 0],
])('a bot is offered for an absent player, but not once the game is over (%s)', async (over, offers) => {
  const shown = mount(Badge, {
    target: document.body,
    props: {
      facts: away,
      settings,
      mine: false,
      sitting: true,
      over,
      now: () => 100_000,
      onhandover: () => undefined,
      ontakeback: () => undefined,
    },
  });
  flushSync();
  expect(document.querySelectorAll('[data-test=hand-over]')).toHaveLength(offers);
  await unmount(shown);
});
