import { expect, test } from 'vitest';

import type { StoryEvent } from '../wire';
import { journeys } from './journeys';

function event(what: string, more: Partial<StoryEvent> = {}): StoryEvent {
  return { what, rule: 'T1', seat: 1, gain: 0, details: {}, secrets: {}, ...more };
}

test('a card from the pile goes to the seat that drew it', () => {
  const [card, ...rest] = journeys(event('drew-unseen', { secrets: { colour: 'red' } }));
  expect(card).toMatchObject({ what: 'card', from: ['draw unseen', 'market'], to: ['seat 1', 'seats'] });
  expect(rest).toEqual([]);
});

test('a face-up card leaves from where it lay', () => {
  expect(journeys(event('drew-face-up', { details: { colour: 'red' } }))[0]?.from[0]).toBe('draw red');
});

test('carts go to their route, and its points come back', () => {
  const [carts, points] = journeys(event('claimed', { gain: 4, details: { route: 'dam--waag' } }));
  expect(carts).toMatchObject({ what: 'piece', from: ['seat 1', 'seats'], to: ['dam--waag'] });
  expect(points).toMatchObject({ what: 'coins', gain: 4, from: ['dam--waag', 'clock', 'desk', 'map'] });
});

test('a house that is given back leaves the board', () => {
  const [house] = journeys(event('house-back', { details: { parcel: 'G1' } }));
  expect(house).toMatchObject({ what: 'piece', from: ['G1'], to: ['seat 1', 'seats'] });
});

test('prizes come from their area, and a price is paid at the clock or to the bank', () => {
  expect(journeys(event('district-prize', { gain: 60 }))[0]?.from[0]).toBe('city');
  expect(journeys(event('colony-shared', { gain: 60 }))[0]?.from[0]).toBe('world');
  expect(journeys(event('sold', { gain: -110 }))[0]).toMatchObject({ to: ['clock', 'desk', 'map'] });
});

test('what happens to nobody moves nothing', () => {
  expect(journeys(event('row-redrawn', { seat: null }))).toEqual([]);
  expect(journeys(event('passed'))).toEqual([]);
});
