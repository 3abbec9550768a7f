/** What a scoring has paid, area by area. */
import type { StoryEvent } from '../../wire';

export interface Tally {
  /** What was scored: exchange, districts or colonies. */
  scoring: string;
  areas: readonly Area[];
  /** What each seat got in all. */
  sums: Gains;
}

export interface Area {
  /** What kind of area it is, and which, as in the details of an event. */
  kind: string;
  id: string;
  gains: Gains;
}

/** Money by seat. */
type Gains = Readonly<Record<number, number>>;

const PRIZE = /-(prize|shared)$/;
const KINDS = ['commodity', 'district', 'continent'];

/** The last scoring among these events that has paid anything. */
export function tallyOf(events: readonly StoryEvent[]): Tally | null {
  const from = events.findLastIndex(({ what }) => what === 'scoring');
  const prizes = from < 0 ? [] : events.slice(from).filter(({ what }) => PRIZE.test(what));
  if (prizes.length === 0) return null;
  const ids = [...new Set(prizes.map((prize) => areaOf(prize).id))];
  return {
    scoring: String(events[from]?.details['scoring']),
    areas: ids.map((id) => {
      const paid = prizes.filter((prize) => areaOf(prize).id === id);
      return { ...areaOf(paid[0]), gains: gainsOf(paid) };
    }),
    sums: gainsOf(prizes),
  };
}

function areaOf(prize: StoryEvent | undefined): Pick<Area, 'kind' | 'id'> {
  const kind = KINDS.find((it) => prize && it in prize.details) ?? '';
  return { kind, id: String(prize?.details[kind]) };
}

function gainsOf(prizes: readonly StoryEvent[]): Gains {
  const gains: Record<number, number> = {};
  for (const { seat, gain } of prizes) gains[seat ?? -1] = (gains[seat ?? -1] ?? 0) + gain;
  return gains;
}
