/** Players who are away while the game goes on. */
import type { SeatFacts } from '../wire';

/** A person's seat that nobody sits at now, and for which no bot stands in. */
export function isAway({ who, present, stands_in, absent_since }: SeatFacts): boolean {
  return who === 'guest' && !present && !stands_in && absent_since !== null;
}

/** The first of the seats asked whose player is away: all wait for them, without knowing it by the board. */
export function awaited(asked: readonly number[], seats: readonly SeatFacts[]): SeatFacts | undefined {
  return seats.find((facts) => asked.includes(facts.seat) && isAway(facts));
}
