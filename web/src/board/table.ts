/** What every game table is given by the shell and gives back to it. */
import type { Snippet } from 'svelte';
import type { Audit, ClockWaits, Run, StoryEvent } from '../wire';

export type Arguments = Record<string, string | number>;
export type Translate = (id: string, args?: Arguments) => string;

export interface TableProps<Board, Layout, View> {
  board: Board;
  layout: Layout;
  view: View;
  /** Names of the actions open to this seat; nothing lit means nothing to do. */
  legal: string[];
  /** The seat that looks; null for a spectator. */
  seat: number | null;
  players: string[];
  t: Translate;
  onact: (action: string) => void;
  /** Somebody wants to know what made an amount of money or points; without it amounts are plain text. */
  oncauses?: (() => void) | undefined;
  /** All that has happened so far. */
  log?: readonly StoryEvent[];
  /** The id of a route, place, parcel, post or commodity to point out. */
  highlight?: string | null;
  /** The one sentence and the shell's buttons. */
  sentence?: Snippet | undefined;
  /** Log and chat. */
  aside?: Snippet | undefined;
  /** Whether somebody has written there what has not been read. */
  unread?: boolean;
  /** Anything the shell says about a seat: connection, bot. */
  badge?: Snippet<[number]> | undefined;
}

/** The live Dutch clock as the shell knows it; without one the auction is held by sealed limits. */
export interface LiveClock {
  run: Run | null;
  waits: ClockWaits | null;
  audit: Audit | null;
  /** The synchronised clock, in the milliseconds of `run.start`. */
  now: () => number;
  /** The seats of this screen, when several people share it. */
  together: readonly number[];
  /** A seat presses, its dial having come so many ms from the start; whether that could be sent. */
  press: (seat: number, elapsedMs: number) => boolean;
  seal: (price: number | 'start' | null) => void;
  ready: () => void;
}
