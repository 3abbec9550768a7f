/** The tables of the games, each its own chunk. */
import type { Component } from 'svelte';

import type { LiveClock, TableProps } from '../board/table';

/** The server checks boards, layouts and views; here they pass through unread. */
type AnyTable = Component<TableProps<unknown, unknown, unknown> & { clock?: LiveClock | null }>;

const loaded = new Map<string, Promise<AnyTable | null>>();

export function tableOf(game: string): Promise<AnyTable | null> {
  const known = loaded.get(game) ?? load(game);
  loaded.set(game, known);
  return known;
}

async function load(game: string): Promise<AnyTable | null> {
  switch (game) {
    case 'merchants':
      return (await import('../games/merchants/MerchantsTable.svelte')).default as unknown as AnyTable;
    case 'tickets':
      return (await import('../games/tickets/TicketsTable.svelte')).default as unknown as AnyTable;
    default:
      return null;
  }
}
