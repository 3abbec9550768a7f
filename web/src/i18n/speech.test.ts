import { beforeEach, expect, test } from 'vitest';

import type { StoryEvent } from '../wire';
import { called, listed, nameInWords, refusal, whereabouts, word, type Setting } from './sentences';
import { LANGUAGES, load, preferred, signed, speak, t } from './speech.svelte';

const setting: Setting = { game: 'tickets', titles: { dam: 'Dam' }, names: ['Anna', 'Bram'] };

const files = import.meta.glob<string>('../../../src/damrak/locales/*/web.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(
  ['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '!../wire.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

function ids(language: string): string[] {
  const text = files[`../../../src/damrak/locales/${language}/web.ftl`] ?? '';
  return [...text.matchAll(/^(web-[\w-]+) =/gm)].map((match) => match[1] ?? '');
}

beforeEach(() => localStorage.clear());

test('the three languages say the same things', () => {
  expect(ids('en').length).toBeGreaterThan(200);
  for (const language of LANGUAGES) expect(ids(language)).toEqual(ids('en'));
});

test('every message that the page asks for by name is there', () => {
  const known = new Set(ids('en'));
  const asked = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/'(web-[a-z0-9_-]+)'/g)].map((it) => it[1]),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((id) => id && !known.has(id))).toEqual([]);
});

test('the browser’s first language that we speak is spoken, unless another was chosen', () => {
  expect(preferred(['de-DE', 'nl-BE', 'fr'])).toBe('nl');
  expect(preferred(['pt'])).toBe('en');
  localStorage.setItem('damrak-language', 'fr');
  expect(preferred(['nl'])).toBe('fr');
});

test('plurals follow the language', async () => {
  await speak('en');
  expect(t('web-seats-free', { free: 1 })).toBe('One seat free');
  expect(t('web-seats-free', { free: 3 })).toBe('3 seats free');
  await speak('fr');
  expect(t('web-seats-free', { free: 2 })).toBe('2 places libres');
  expect(document.documentElement.lang).toBe('fr');
});

test('numbers are written as the language writes them', async () => {
  await speak('nl');
  expect(signed(-1200)).toBe('−1.200');
  await speak('en');
  expect(signed(1200)).toBe('+1,200');
  expect(signed(0)).toBe('0');
});

test('a missing message shows its id, never an error', async () => {
  await speak('en');
  expect(t('web-no-such-thing')).toBe('web-no-such-thing');
});

test('an argument becomes a word, a proper name or itself', async () => {
  await speak('en');
  expect(word('place', 'dam', setting)).toBe('Dam');
  expect(word('cards', 3, setting)).toBe(3);
  expect(word('thing', 'unknown', setting)).toBe('unknown');
});

test('seats have names, the clock too', async () => {
  await speak('en');
  expect(called(1, setting)).toBe('Bram');
  expect(called(-1, setting)).toBe('the clock');
  expect(called(null, setting)).toBe('');
});

test('bots that were given no name go by their level in a record', async () => {
  await speak('fr');
  const names = ['clerk', 'clerk 2', 'Anna', 'clerk two', 'Clerk', ''];
  expect(names.map(nameInWords)).toEqual(['Commis', 'Commis 2', 'Anna', 'clerk two', 'Clerk', '']);
});

test('a refusal because of another tells both in the language of the page', async () => {
  await speak('fr');
  const because = { message: 'core-unknown-action', arguments: { action: 'fly' }, rule: '', because: null };
  const given = { move: 3, reason: 'There is no action “fly” in this game.' };
  const told = refusal({ message: 'core-record-move', arguments: given, because }, null);
  expect(told).toMatch(/^Le coup 3 .* Il n’y a pas d’action .*fly.* dans ce jeu\.$/u);
});

test('a refusal is a sentence', async () => {
  await speak('en');
  expect(refusal({ message: 'core-not-asked', arguments: {} }, setting)).toBe('It is not your turn to act.');
});

test('names are joined as the language joins them', () => {
  expect(listed(['Anna', 'Bram', 'Cato'], 'en')).toBe('Anna, Bram, and Cato');
  expect(listed(['Anna', 'Bram'], 'nl')).toBe('Anna en Bram');
});

test('an event points at what is drawn on the board', () => {
  const event: StoryEvent = {
    what: 'claimed',
    rule: 'T9',
    seat: 0,
    gain: 2,
    details: { route: 'a--b' },
    secrets: {},
  };
  expect(whereabouts(event)).toBe('a--b');
  expect(whereabouts({ ...event, details: { cards: 2 } })).toBeNull();
});

test('a French line never breaks inside quotation marks and numbers, nor before its double points', async () => {
  await speak('fr');
  await load('rules', 'fr');
  expect(t('rules-merchants-about')).toContain('400\u00a0000.');
  expect(t('web-worth-about')).toContain('95\u00a0%');
  expect(t('web-not-a-record', { file: 'a.json' })).toContain('«\u00a0a.json\u00a0»');
  expect(t('web-over', { who: 'Anna', winners: 1 })).toBe('Anna gagne\u00a0!');
});
