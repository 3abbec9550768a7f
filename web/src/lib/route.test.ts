import { expect, test } from 'vitest';

import { placeOf } from './route.svelte';

test('the root is the home page', () => {
  expect(placeOf('/', '')).toEqual({ page: 'home' });
});

test('an invitation keeps its key out of the path', () => {
  expect(placeOf('/table/t1', '#key=abc')).toEqual({ page: 'table', id: 't1', key: 'abc', tour: false });
  expect(placeOf('/table/t1', '')).toEqual({ page: 'table', id: 't1', key: null, tour: false });
});

test('a replay opens at a move, from a seat', () => {
  const place = { page: 'replay', id: 't1', move: 12, after: null, seat: 0 };
  expect(placeOf('/replay/t1', '#move=12&seat=0')).toEqual(place);
  expect(placeOf('/replay/t1', '#after=40')).toMatchObject({ move: null, after: 40 });
  expect(placeOf('/replay/t1', '#move=-3')).toMatchObject({ move: null });
  expect(placeOf('/replay', '')).toMatchObject({ id: null });
});

test('a rule is a mark on its game’s page', () => {
  expect(placeOf('/rules/merchants', '#M34')).toEqual({ page: 'rules', game: 'merchants', rule: 'M34' });
});

test('anything else is lost', () => {
  expect(placeOf('/table', '').page).toBe('lost');
  expect(placeOf('/table/a/b', '').page).toBe('lost');
  expect(placeOf('/nowhere', '').page).toBe('lost');
});
