import { beforeAll, expect, test } from 'vitest';

import { speak, t } from '../../i18n/speech.svelte';
import { useOf } from './cards';
import type { CardFacts } from './types';

const ALL = ['sugar', 'gems', 'spice', 'silk'];

function use(card: Partial<CardFacts>): string {
  return useOf(card as CardFacts, t);
}

beforeAll(() => speak('en'));

test('a card says what it lets one do', () => {
  expect(use({ kind: 'goods' })).toBe('Three steps on the exchange, at most two in one row');
  const posts: Partial<CardFacts> = { kind: 'colony', continents: ['americas', 'africa'], commodities: ALL };
  expect(use({ ...posts, continents: ['africa'] })).toBe('A post (Africa), and a step in its commodity');
  expect(use({ ...posts, commodities: ['silk'] })).toBe(
    'A post (silk, any continent), and a step in that commodity',
  );
  const houses: Partial<CardFacts> = {
    kind: 'amsterdam',
    districts: ['lastage', 'grachten'],
    commodities: ALL,
  };
  expect(use({ ...houses, districts: ['lastage'] })).toBe('A house (Lastage), then a step of one’s choice');
  expect(use({ ...houses, commodities: ['gems'] })).toBe('A house (Lastage / Grachten), then a step (gems)');
});
