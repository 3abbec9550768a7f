import { beforeAll, expect, test } from 'vitest';

import type { Setting } from '../i18n/sentences';
import { speak } from '../i18n/speech.svelte';
import { question, type Question } from './asks';

const setting: Setting = { game: 'merchants', titles: {}, names: ['Anna', 'Bram', 'Cato'] };

function asked(more: Partial<Question>): string {
  const view = { phase: 'auction', asked: [0, 1, 2] };
  return question({ view, seat: 0, held: [0], mine: true, clock: null, winners: [], ...more }, setting);
}

beforeAll(() => speak('en'));

test('a live clock is pressed only while it runs', () => {
  expect(asked({ clock: 'waits' })).toBe('Anna, look at the card: the price is about to fall.');
  expect(asked({ clock: 'runs' })).toBe('Anna, press when the price is right.');
  expect(asked({})).toBe('Anna, name the price at which you would press.');
});

test('at a live clock a shared screen speaks to everybody there, before secret limits to one', () => {
  const shared = { held: [0, 2] };
  expect(asked({ ...shared, clock: 'runs' })).toBe('Anna and Cato, press when the price is right.');
  expect(asked(shared)).toBe('Anna, name the price at which you would press.');
});

test('who takes no part hears for whom the clock runs', () => {
  const out = { view: { phase: 'auction', asked: [1, 2] }, mine: false };
  expect(asked({ ...out, clock: 'waits' })).toBe('The clock is about to start for Bram and Cato.');
  expect(asked({ ...out, clock: 'runs' })).toBe('The clock is running for Bram and Cato.');
});

test('who has chosen in secret hears that, and not who else has', () => {
  const named = { phase: 'auction', asked: [1, 2], auction: { limit: 90 } };
  const done = 'Your limit is set. The card is sold as soon as everybody has named one.';
  expect(asked({ mine: false, view: named })).toBe(done);
  expect(asked({ mine: false, view: { ...named, auction: { limit: 'none' } } })).toBe(done);
  const others = 'Waiting for the sealed limits of Bram and Cato.';
  expect(asked({ mine: false, view: { ...named, auction: { limit: null } } })).toBe(others);
  expect(asked({ mine: false, view: named, seat: null })).toBe(others);
});

test('the last turn is called so', () => {
  const tickets: Setting = { ...setting, game: 'tickets' };
  const turn = (last_turns: object | null, mine: boolean): string => {
    const view = { phase: 'turn', asked: [0], last_turns };
    return question({ view, seat: mine ? 0 : 1, held: [0], mine, clock: null, winners: [] }, tickets);
  };
  expect(turn(null, true)).toBe('Anna, take cards, claim a route, or take contracts.');
  expect(turn({ by: 1, left: 2 }, true)).toContain('Anna, your last turn: ');
  expect(turn({ by: 1, left: 2 }, false)).toBe('Waiting for Anna’s last turn.');
});
