import { expect, test } from 'vitest';

import { LANGUAGES, speak } from '../i18n/speech.svelte';
import { tellOf } from './onlooker';

const SAID_TO_YOU = ['you', 'sheet', 'hand', 'contracts', 'limit-is', 'limit-is-none', 'left-out'];

test.each(LANGUAGES)('who looks over a shoulder is not taken for the player, in %s', async (language) => {
  await speak(language);
  const tell = tellOf('Élodie');
  const told = SAID_TO_YOU.map((id) => tell(`boards-${id}`, { price: 60 }));
  expect(told[0]).toBe('');
  expect(told.slice(1).every((line) => line.includes('Élodie'))).toBe(true);
  expect(told.join(' ')).not.toMatch(/\b(your?|vo(us|tre|s)|j(e|ij|ouw))\b/i);
});

test('all else is said as at the table', async () => {
  await speak('en');
  expect(tellOf('Élodie')('boards-cards-of', { count: 2, colour: 'red' })).toBe('2 × red');
  expect(tellOf('Élodie')('boards-limit-is', { price: 60 })).toBe('The sealed limit of Élodie is 60.');
});
