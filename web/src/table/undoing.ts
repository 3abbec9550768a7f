/** Undo and redo on the page: what the buttons are about, and who is touched by them. */
import { called, listed, type Setting } from '../i18n/sentences';
import { spoken } from '../i18n/speech.svelte';
import type { OwnMove, SeatSeen } from '../wire';

export type Way = 'undo' | 'redo';

/** The move that a press would undo or redo, if there is one. */
export function meant(way: Way, seen: SeatSeen | undefined): OwnMove | null {
  return (way === 'undo' ? seen?.undo_move : seen?.redo_move) ?? null;
}

/** The players of later moves, each named once. */
export function namesAfter(after: readonly number[], setting: Setting): string {
  return listed(
    [...new Set(after)].map((seat) => called(seat, setting)),
    spoken(),
  );
}
