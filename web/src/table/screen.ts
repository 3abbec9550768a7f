/** Which seat looks at this screen. On a shared one a curtain falls before somebody else's secrets. */
import type { SeatSeen } from '../wire';
import { asks, type AskingView } from './asks';

export interface Looking {
  /** The seat whose view is shown; null shows what a spectator may see. */
  at: number | null;
  /** The player who must lift the curtain first. */
  curtain: number | null;
}

/** Two seats' views, apart from whose they are: is there anything to hide between these two? */
function differ(one: SeatSeen, other: SeatSeen): boolean {
  const bare = (seen: SeatSeen): string => JSON.stringify({ ...(seen.view as object), seat: null });
  return bare(one) !== bare(other);
}

/**
 * Who looks now, given who looked last. A player who is asked goes on looking; else the next who is asked
 * takes the screen, behind a curtain if the two have secrets from each other or are about to have some. A curtain
 * that has fallen is for nobody but its player to see behind: if it is the last player's turn again before it is
 * lifted, since a move was undone or made on another device, it stays down for them.
 */
export function looking(
  seen: readonly SeatSeen[],
  last: number | null,
  together: boolean,
  fallen = false,
): Looking {
  const held = seen.filter((entry) => entry.seat !== null);
  if (held.length <= 1) return { at: held[0]?.seat ?? null, curtain: null };
  const before = held.find((entry) => entry.seat === last);
  const waiting = held.filter((entry) => entry.legal.length > 0);
  if (together || waiting.length === 0) return { at: before?.seat ?? held[0]?.seat ?? null, curtain: null };
  if (before && waiting.includes(before))
    return fallen ? { at: null, curtain: last } : { at: last, curtain: null };
  const next = waiting.find((entry) => last !== null && (entry.seat ?? 0) > last) ?? waiting[0];
  if (!next) return { at: last, curtain: null };
  const secret = !before || differ(before, next) || asks(next.view as AskingView).secret;
  return secret ? { at: null, curtain: next.seat } : { at: next.seat, curtain: null };
}
