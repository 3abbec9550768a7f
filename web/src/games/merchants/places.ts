/** Which of its three places a phone shows: where a question is answered, or where something has just been done. */
import type { MerchantsBoard, MerchantsView } from './types';

export type Place = 'city' | 'world' | 'exchange';

/** Every other question is answered in the city. */
const ELSEWHERE: Readonly<Record<string, Place>> = {
  colony: 'world',
  globe: 'world',
  'lose-colony': 'world',
  goods: 'exchange',
  step: 'exchange',
  ship: 'exchange',
  'lose-goods': 'exchange',
};

export function placeOfQuestion(phase: string): Place {
  return ELSEWHERE[phase] ?? 'city';
}

/** Where a post, a commodity, a parcel or a bridge lies. */
export function placeOf(id: string, board: MerchantsBoard): Place {
  if (board.post.some((post) => post.id === id)) return 'world';
  return board.ranking.commodities.includes(id) ? 'exchange' : 'city';
}

/** Posts, parcels or commodities of which something has changed. */
export interface Done {
  place: Place;
  ids: readonly string[];
}

type Seen = Pick<MerchantsView, 'posts' | 'parcels' | 'exchange'>;

/** More at once is not one deed: there was an absence, or a leap in a replay. */
const TOGETHER = 4;

/** What has been done on the board between two looks at it. A house or a post comes before the step it brings. */
export function doneBetween(before: Seen, now: Seen): Done | null {
  const changes: Done[] = [
    { place: 'world', ids: changed(before.posts, now.posts) },
    { place: 'city', ids: changed(before.parcels, now.parcels) },
    { place: 'exchange', ids: changed(before.exchange, now.exchange) },
  ];
  const done = changes.find(({ ids }) => ids.length > 0);
  return done && done.ids.length <= TOGETHER ? done : null;
}

function changed(
  before: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): string[] {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return ids.filter((id) => JSON.stringify(before[id]) !== JSON.stringify(now[id]));
}
