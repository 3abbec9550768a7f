import { beforeAll, describe, expect, it } from 'vitest';

import type { Setting } from '../i18n/sentences';
import { speak } from '../i18n/speech.svelte';
import { deed, turned, whereDone } from './deeds';

const titles = {
  'dam--begijnhof': 'Dam – Begijnhof',
  'dam--blauwbrug': 'Dam – Blauwbrug',
  recife: 'Recife',
};
const tickets: Setting = { game: 'tickets', titles, names: ['Anna', 'Bram'] };
const merchants: Setting = { game: 'merchants', titles, names: ['Anna', 'Bram', 'Cato'] };

describe('actions in words', () => {
  beforeAll(() => speak('en'));

  it.each([
    ['keep both', 'Keep both contracts'],
    ['keep dam--blauwbrug', 'Keep only Dam – Blauwbrug'],
    ['draw unseen', 'Draw unseen from the pile'],
    ['draw joker', 'Take the face-up card: joker'],
    ['claim dam--begijnhof red', 'Claim Dam – Begijnhof (red)'],
    ['claim dam--begijnhof red 1 joker', 'Claim Dam – Begijnhof (red and 1 × joker)'],
    ['claim dam--begijnhof 3 jokers', 'Claim Dam – Begijnhof (3 × joker)'],
    ['pass', 'Pass'],
  ])('of tickets: %s', (action, said) => expect(deed(action, tickets)).toBe(said));

  it.each([
    ['put on bucket', 'Put on the bucket disc'],
    ['goods sugar 2 silk 1', 'Take three steps: 2 × sugar and 1 × silk'],
    ['found recife', 'Found a trading post at Recife'],
    ['limit 150', 'Limit 150'],
    ['limit none', 'No limit: do not press'],
    ['decline', 'Decline'],
  ])('of merchants: %s', (action, said) => expect(deed(action, merchants)).toBe(said));

  it.each([
    [{ phase: 'credit' }, 'Decline: a loan'],
    [{ phase: 'colony', card: 'colony-silk' }, 'Decline: a trading post (“colony: silk”)'],
    [{}, 'Decline'],
  ])('of declining %o', (facts: Record<string, string>, said) => {
    const point = { move: 3, seat: 0, action: 'decline', gained: 0.1, facts };
    expect(turned(point, merchants)).toBe(said);
  });

  it('says what a press at the doubled clock costs', () => {
    const point = { move: 3, seat: 0, action: 'press 200', gained: 0.1, facts: { price: '400' } };
    expect(turned(point, merchants)).toBe('Press at 400');
  });
});

describe('where an action is done', () => {
  it.each([
    ['claim dam--begijnhof red 1 joker', 'dam--begijnhof'],
    ['build g4', 'g4'],
    ['goods sugar 2 silk 1', 'sugar'],
    ['keep dam--blauwbrug', 'dam--blauwbrug'],
    ['keep both', 'keep both'],
    ['draw red', 'draw red'],
    ['put on mayor', 'put on mayor'],
    ['limit 120', 'clock'],
    ['decline', 'decline'],
  ])('%s', (action, place) => expect(whereDone(action)).toBe(place));
});
