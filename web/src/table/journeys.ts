/** What visibly travels when something has happened, and between which things on the table. */
import { whereabouts } from '../i18n/sentences';
import type { StoryEvent } from '../wire';

export interface Journey {
  what: 'card' | 'coins' | 'piece';
  seat: number;
  /** Money or points, for coins. */
  gain: number;
  /** Each end by its `data-at`, and by what may stand in for it where it does not show. */
  from: readonly string[];
  to: readonly string[];
}

const PLACED = ['claimed', 'stepped', 'founded', 'built', 'globe-colony', 'arms-house', 'bonus-house'];
const REMOVED = ['house-lost', 'colony-lost', 'house-back'];
const DRAWN: Readonly<Record<string, string>> = {
  'drew-unseen': 'draw unseen',
  'took-contracts': 'draw contracts',
  'took-last': 'draw contracts',
};
/** Where the prizes of an area are paid. */
const AREAS = [
  { of: 'district', at: 'city' },
  { of: 'colony', at: 'world' },
];

function home(seat: number): string[] {
  return [`seat ${seat}`, 'seats'];
}

/** Where money and points come from and go to: the place they are about, the clock, or the bank behind the table. */
function bank(event: StoryEvent): string[] {
  const area = AREAS.find(({ of }) => event.what.startsWith(`${of}-`))?.at;
  return [whereabouts(event) ?? area, 'clock', 'desk', 'map'].filter((at) => at !== undefined);
}

/** The card taken, if one was: a face-up one leaves the row it lay in. */
function drawn(event: StoryEvent): string | undefined {
  if (event.what === 'drew-face-up') return `draw ${event.details['colour']}`;
  return DRAWN[event.what];
}

/** Everything that travels for one event: at most a card or a piece, and coins. */
export function journeys(event: StoryEvent): Journey[] {
  const { seat, gain, what } = event;
  if (seat === null || seat < 0) return [];
  const place = whereabouts(event);
  const pile = drawn(event);
  const found: Journey[] = [];
  if (pile) found.push({ what: 'card', seat, gain, from: [pile, 'market'], to: home(seat) });
  if (place && PLACED.includes(what))
    found.push({ what: 'piece', seat, gain, from: home(seat), to: [place] });
  if (place && REMOVED.includes(what))
    found.push({ what: 'piece', seat, gain, from: [place], to: home(seat) });
  if (gain > 0) found.push({ what: 'coins', seat, gain, from: bank(event), to: home(seat) });
  if (gain < 0) found.push({ what: 'coins', seat, gain, from: home(seat), to: bank(event) });
  return found;
}
