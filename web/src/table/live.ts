/** The live Dutch clock of a table, as the game's board wants it. */
import type { LiveClock } from '../board/table';
import type { Connection } from '../net/connection.svelte';
import { play } from '../shell/sounds';
import type { SeatSeen } from '../wire';

/** Press for a seat: so many milliseconds after the start of the run, as its player's dial showed. */
function press(conn: Connection, seat: number, elapsed: number): boolean {
  if (!conn.run) return false;
  play('press');
  return conn.say({ type: 'press', seat, run: conn.run.run, elapsed_ms: elapsed });
}

/** What each seat sees while sealed limits decide in place of the clock: who has named one is done. */
export function asSealed(seen: readonly SeatSeen[]): readonly SeatSeen[] {
  return seen.map((it) => (it.limited ? { ...it, legal: [] } : it));
}

/** The clock for the seat that looks; a spectator sees it run and changes nothing. */
export function liveClock(conn: Connection, seat: number | null): LiveClock {
  return {
    run: conn.run,
    waits: conn.waits,
    audit: conn.audit?.run === conn.run?.run ? conn.audit : null,
    now: () => conn.clock.now(),
    together: conn.mine.length > 1 ? conn.mine.toSorted((a, b) => a - b) : [],
    press: (hand, elapsed) => press(conn, hand, elapsed),
    seal: (price) => void (seat !== null && conn.say({ type: 'limit', seat, price })),
    ready: () => conn.mine.forEach((hand) => void conn.say({ type: 'ready', seat: hand })),
  };
}
