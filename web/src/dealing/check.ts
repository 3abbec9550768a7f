/** Whether a finished match was dealt as promised: what its record says, and whether this browser saw the same. */
import type { Commitment, Dealing, MatchRecord, Round } from '../wire';
import { commitmentOf, promiseOf, seedOf } from './hashes';
import type { Deals } from './memory';

/** A message of the catalogue `dealing` and the round it is about. */
export interface Fault {
  message: string;
  round: number;
}

export interface Finding {
  fault: Fault | null;
  /** What this browser can say itself: its own chance is in the seed, it saw the promise, or neither. */
  own: 'own' | 'seen' | 'unseen';
}

const MOST_MISSES = 3;
const HEX = /^[0-9a-f]{64}$/;

/** Check the record of a table. Whoever tampers with one may have spoilt it altogether: that is a fault, too. */
export function checked(record: MatchRecord, deals: Deals, table: string): Finding {
  const { dealing } = record;
  const rounds = dealing?.rounds.length ?? 0;
  const own = deals.parts[rounds]?.revealed ? 'own' : rounds in deals.promises ? 'seen' : 'unseen';
  try {
    const fault = dealing ? (faultIn(record, dealing, table) ?? notAsSeen(dealing, deals)) : notDealt(deals);
    return { fault, own };
  } catch {
    return { fault: { message: 'dealing-bad-round', round: rounds }, own };
  }
}

/** The seats whose chance is in the seed. */
export function seatsIn(round: Pick<Round, 'commitments'> | undefined): number[] {
  const seats = round?.commitments.flatMap((it) => it.seats) ?? [];
  return [...new Set(seats)].sort((a, b) => a - b);
}

function notDealt(deals: Deals): Fault {
  const promised = Object.keys(deals.promises).length > 0;
  return { message: promised ? 'dealing-round-missing' : 'dealing-not-so', round: 1 };
}

/** What does not fit within the record itself; the same as `verified` in core/dealing.py. */
function faultIn(record: MatchRecord, dealing: Dealing, table: string): Fault | null {
  for (const [at, round] of dealing.rounds.entries()) {
    const before = dealing.rounds.slice(0, at);
    const isLast = at === dealing.rounds.length - 1;
    const message = faultOf(round, at + 1, table, record.seats, before, isLast);
    if (message) return { message, round: at + 1 };
  }
  const last = dealing.rounds.at(-1);
  const reveals = last?.commitments.map((it) => it.reveal ?? '') ?? [];
  if (last && seedOf(last.secret, table, dealing.rounds.length, reveals) === record.seed) return null;
  return { message: 'dealing-bad-seed', round: dealing.rounds.length };
}

function faultOf(
  round: Round,
  number: number,
  table: string,
  seats: number,
  before: Round[],
  isLast: boolean,
): string | null {
  if (!HEX.test(round.secret) || round.promise !== promiseOf(round.secret, table, number))
    return 'dealing-bad-promise';
  if (!revealsFit(round, table, number)) return 'dealing-bad-reveal';
  if (!seatsFit(round, seats, before)) return 'dealing-bad-seats';
  return endsWell(round, isLast) ? null : 'dealing-bad-round';
}

function revealsFit({ commitments, promise }: Round, table: string, number: number): boolean {
  const hashes = commitments.map((it) => it.commitment);
  const inOrder = hashes.every((hash, at) => at === 0 || (hashes[at - 1] ?? '') < hash);
  const fits = ({ reveal, commitment, seats }: Commitment): boolean =>
    reveal === null ||
    (HEX.test(reveal) && commitment === commitmentOf(reveal, table, number, promise, seats));
  return inOrder && commitments.every(fits);
}

function seatsFit(round: Round, seats: number, before: Round[]): boolean {
  const all = [...seatsIn(round), ...round.idle.map((it) => it.seat)].sort((a, b) => a - b);
  if (round.end === 'interrupted') return all.length === 0;
  const kept = before.flatMap((it) => it.commitments.filter(({ reveal }) => reveal === null));
  const missed = (seat: number): number => kept.filter((it) => it.seats.includes(seat)).length;
  const isLeftOut = (seat: number): boolean =>
    round.idle.some((it) => it.seat === seat && it.why === 'left out');
  const isComplete = all.length === seats && all.every((seat, at) => seat === at);
  const hasSeats = round.commitments.every((it) => it.seats.length > 0);
  return isComplete && hasSeats && all.every((seat) => isLeftOut(seat) === missed(seat) >= MOST_MISSES);
}

function endsWell(round: Round, isLast: boolean): boolean {
  const isMissing = round.commitments.some((it) => it.reveal === null);
  if (round.end === 'dealt') return isLast && !isMissing;
  return !isLast && (round.end === 'interrupted' || isMissing);
}

/** Where the record differs from what this browser saw and did. */
function notAsSeen(dealing: Dealing, deals: Deals): Fault | null {
  for (const [key, promise] of Object.entries(deals.promises)) {
    const found = dealing.rounds[Number(key) - 1];
    if (!found) return { message: 'dealing-round-missing', round: Number(key) };
    if (found.promise !== promise) return { message: 'dealing-other-promise', round: Number(key) };
  }
  for (const number of Object.keys(deals.parts).map(Number)) {
    const message = partMissing(dealing, number, deals);
    if (message) return { message, round: number };
  }
  return null;
}

function partMissing(dealing: Dealing, number: number, deals: Deals): string | null {
  const [part, found] = [deals.parts[number], dealing.rounds[number - 1]];
  // A round that was interrupted keeps no list; and who saw none cannot say what was on it.
  if (!part?.list || !found || found.end === 'interrupted') return null;
  const listed = found.commitments.map(({ seats, commitment }) => `${seats.join()} ${commitment}`);
  const shown = part.list.map(({ seats, commitment }) => `${seats.join()} ${commitment}`);
  if (listed.join('\n') !== shown.join('\n')) return 'dealing-other-list';
  if (!part.revealed || found.commitments.some((it) => it.reveal === part.chance)) return null;
  return found.end === 'dealt' ? 'dealing-own-missing' : 'dealing-blamed';
}
