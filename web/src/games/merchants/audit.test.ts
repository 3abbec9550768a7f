import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';

import type { AuditedPress } from '../../wire';
import AuditLine from './AuditLine.svelte';

const t = (id: string, args: object = {}): string => `${id} ${Object.values(args).join(' ')}`.trim();
const press = { seat: 1, by: 'limit', price: 140, claimed_ms: null, round_trip_ms: null, counted_ms: 0 };

async function told(props: object): Promise<string> {
  const shown = mount(AuditLine, {
    target: document.body,
    props: { players: ['Anna', 'Bram'], t, ...props } as never,
  });
  flushSync();
  const text = document.body.textContent.replace(/\s+/g, ' ').trim();
  await unmount(shown);
  return text;
}

test('a doubled clock that nobody presses says who gets the card for what (M17)', async () => {
  const audit = { winner: null, price: null, presses: [] };
  expect(await told({ audit, factor: 1 })).toBe('boards-unsold');
  const early = { seat: 0, price: 200 };
  expect(await told({ audit, factor: 2, early })).toBe('boards-sold-to-early Anna 200');
});

test('every price of a doubled clock is told as it was paid', async () => {
  const audit = { winner: 1, price: 140, presses: [press as AuditedPress] };
  expect(await told({ audit, factor: 2 })).toMatch(
    /^boards-pressed-first Bram 280 .*boards-by-limit Bram 280 /,
  );
});

test('a void run says that it does not count, and not that nobody pressed', async () => {
  const audit = { winner: null, price: null, presses: [], void: true };
  const early = { seat: 0, price: 200 };
  expect(await told({ audit, factor: 2, early })).toBe('boards-run-void');
});
