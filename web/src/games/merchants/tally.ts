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

/** The scorings among these events that have paid anything: two hourglasses in a row may bring two. */
export function talliesOf(events: readonly StoryEvent[]): Tally[] {
  const starts = events.flatMap(({ what }, at) => (what === 'scoring' ? [at] : []));
  const tallies = starts.map((from, nth) => tallyOf(events.slice(from, starts[nth + 1])));
  return tallies.filter(({ areas }) => areas.length > 0);
}

/** One scoring, from its own event up to the next. */
function tallyOf(events: readonly StoryEvent[]): Tally {
  const prizes = events.filter(({ what }) => PRIZE.test(what));
  const ids = [...new Set(prizes.map((prize) => areaOf(prize).id))];
  return {
    scoring: String(events[0]?.details['scoring']),
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
