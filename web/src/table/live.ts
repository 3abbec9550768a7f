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

/** The seats that several people press for on one screen. */
function together({ run, mine }: Connection): number[] {
  const seats = run?.taking_part.filter((seat) => mine.includes(seat)) ?? [];
  return seats.length > 1 ? seats.toSorted((a, b) => a - b) : [];
}

/** The clock for the seat that looks; a spectator sees it run and changes nothing. */
export function liveClock(conn: Connection, looks: SeatSeen | undefined): LiveClock {
  const as = (act: (seat: number) => void): void => {
    if (looks?.seat != null) act(looks.seat);
  };
  const seal = (price: number | null): void => as((seat) => void conn.say({ type: 'limit', seat, price }));
  return {
    run: conn.run,
    waits: conn.waits,
    audit: conn.audit?.run === conn.run?.run ? conn.audit : null,
    limit: looks?.limit ?? null,
    limited: looks?.limited ?? false,
    now: () => conn.clock.now(),
    together: together(conn),
    press: (seat, elapsed) => press(conn, seat, elapsed),
    seal,
    lift: () => seal(null),
    ready: () => conn.mine.forEach((seat) => void conn.say({ type: 'ready', seat })),
  };
}
