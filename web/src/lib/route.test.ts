import { expect, test } from 'vitest';

import { bring, go, here, placeOf } from './route.svelte';

test('the root is the home page', () => {
  expect(placeOf('/', '')).toEqual({ page: 'home' });
});

test('an invitation keeps its key out of the path', () => {
  expect(placeOf('/table/t1', '#key=abc')).toEqual({
    page: 'table',
    id: 't1',
    key: 'abc',
    token: null,
    tour: false,
  });
  expect(placeOf('/table/t1', '#seat=xyz')).toMatchObject({ key: null, token: 'xyz' });
  expect(placeOf('/table/t1', '')).toEqual({ page: 'table', id: 't1', key: null, token: null, tour: false });
});

test('a replay opens at a move, from a seat', () => {
  const place = { page: 'replay', id: 't1', move: 12, after: null, seat: 0, brought: null };
  expect(placeOf('/replay/t1', '#move=12&seat=0')).toEqual(place);
  expect(placeOf('/replay/t1', '#after=40')).toMatchObject({ move: null, after: 40 });
  expect(placeOf('/replay/t1', '#move=-3')).toMatchObject({ move: null });
  expect(placeOf('/replay', '')).toMatchObject({ id: null });
});

test('a rule is a mark on its game’s page', () => {
  const place = { page: 'rules', game: 'merchants', rule: 'M34', board: null };
  expect(placeOf('/rules/merchants', '#M34')).toEqual(place);
  expect(placeOf('/rules/merchants', '#M34', '?board=5eed')).toEqual({ ...place, board: '5eed' });
});

test('anything else is lost', () => {
  expect(placeOf('/table', '').page).toBe('lost');
  expect(placeOf('/table/a/b', '').page).toBe('lost');
  expect(placeOf('/nowhere', '').page).toBe('lost');
});

test('a link followed within the page is a new place, even if it says the same', () => {
  go('/replay/t1#move=20');
  const before = here();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(here()).toMatchObject({ page: 'replay', id: 't1', move: 20 });
  expect(here()).not.toBe(before);
});

test('a record is brought to the page that plays it back', () => {
  const record = new File(['{}'], 'game.json');
  bring(record);
  expect(here()).toMatchObject({ page: 'replay', id: null, brought: record });
  expect(location.pathname).toBe('/replay');
});
