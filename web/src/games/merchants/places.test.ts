import { expect, test } from 'vitest';

import { doneBetween } from './places';

const empty = { posts: {}, parcels: {}, exchange: { sugar: [0, 0], silk: [0, 0] } };

test('a house, a post or a step is seen where it was made, and so is its loss', () => {
  const built = { ...empty, parcels: { g4: 1 } };
  expect(doneBetween(empty, built)).toEqual({ place: 'city', ids: ['g4'] });
  expect(doneBetween(built, empty)).toEqual({ place: 'city', ids: ['g4'] });
  const stepped = { ...empty, exchange: { sugar: [0, 1], silk: [0, 0] } };
  expect(doneBetween(empty, stepped)).toEqual({ place: 'exchange', ids: ['sugar'] });
});

test('a post comes before the step that it brings', () => {
  const founded = { ...empty, posts: { recife: 1 }, exchange: { sugar: [0, 1], silk: [0, 0] } };
  expect(doneBetween(empty, founded)).toEqual({ place: 'world', ids: ['recife'] });
});

test('nothing is shown of what has not changed, nor of a leap', () => {
  expect(doneBetween(empty, { ...empty })).toBeNull();
  expect(doneBetween(empty, { ...empty, parcels: { g1: 0, g2: 1, g3: 0, g4: 1, g5: 2 } })).toBeNull();
});
