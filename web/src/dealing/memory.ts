/** What this browser has seen of the deals of its tables, and added to them. All tabs share it. */
import { forget, recalled, remember } from '../lib/memory';
import type { Committed } from '../wire';

/** This browser's part in one round. */
export interface Part {
  promise: string;
  seats: number[];
  chance: string;
  /** All commitments, as the server showed them before anybody revealed anything. */
  list?: Committed[];
  /** Whether the chance was sent. */
  revealed?: boolean;
}

export interface Deals {
  /** The first promise that was seen for each round, before the cards were dealt. */
  promises: Record<number, string>;
  parts: Record<number, Part>;
}

const MOST_TABLES = 60;
const TABLES = 'deals';

export function dealsAt(table: string): Deals {
  return read<Deals>(key(table)) ?? { promises: {}, parts: {} };
}

/** Remember a promise; one that comes later for the same round does not replace it. */
export function notePromise(table: string, round: number, promise: string): void {
  const deals = dealsAt(table);
  if (round in deals.promises) return;
  deals.promises[round] = promise;
  keep(table, deals);
}

export function notePart(table: string, round: number, part: Part): void {
  const deals = dealsAt(table);
  deals.parts[round] = part;
  keep(table, deals);
}

/** Only the latest tables are remembered. */
function keep(table: string, deals: Deals): void {
  const known = read<string[]>(TABLES) ?? [];
  if (!known.includes(table)) {
    const all = [...known, table];
    for (const old of all.slice(0, -MOST_TABLES)) forget(key(old));
    remember(TABLES, JSON.stringify(all.slice(-MOST_TABLES)));
  }
  remember(key(table), JSON.stringify(deals));
}

function key(table: string): string {
  return `deal-${table}`;
}

function read<Value>(what: string): Value | null {
  try {
    return JSON.parse(recalled(what) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}
