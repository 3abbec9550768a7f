/** The tables of the games, each its own chunk. */
import type { Component } from 'svelte';

import type { LiveClock, TableProps } from '../board/table';
import { soon } from '../lib/soon';

/** The server checks boards, layouts and views; here they pass through unread. */
type AnyTable = Component<TableProps<unknown, unknown, unknown> & { clock?: LiveClock | null }>;

const loaded = new Map<string, Promise<AnyTable | null>>();

/** Asked for once, and again after it could not be had. */
export function tableOf(game: string): Promise<AnyTable | null> {
  const known = loaded.get(game) ?? load(game);
  loaded.set(game, known);
  known.catch(() => loaded.delete(game));
  return known;
}

async function load(game: string): Promise<AnyTable | null> {
  switch (game) {
    case 'merchants':
      return merchants();
    case 'tickets':
      return (await import('../games/tickets/TicketsTable.svelte')).default as unknown as AnyTable;
    default:
      return null;
  }
}

/** Few come in the middle of an auction: the clock comes second, while the line to the table is being opened. */
async function merchants(): Promise<AnyTable> {
  const table = await import('../games/merchants/MerchantsTable.svelte');
  soon(() => import('../games/merchants/Clock.svelte'));
  return table.default as unknown as AnyTable;
}
