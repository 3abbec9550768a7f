import { beforeAll, describe, expect, it } from 'vitest';

import { knows, LANGUAGES, speak } from '../i18n/speech.svelte';
import { lesson, lessonsOf } from './lessons';

const GAMES = ['merchants', 'tickets'];
const told = (tour: boolean) =>
  GAMES.flatMap((game) => lessonsOf(game).flatMap((hint) => lesson(game, hint.slice(game.length + 1), tour)));

describe.each(LANGUAGES)('the tour in %s', (language) => {
  beforeAll(() => speak(language));

  it('has words for every step', () => {
    expect(
      told(true)
        .map((step) => step.message)
        .filter((message) => !knows(message)),
    ).toEqual([]);
  });
});

describe('a lesson', () => {
  it('is one hint for a newcomer, and the whole table before it on the tour', () => {
    expect(lesson('tickets', 'choosing', false)).toEqual([
      { at: 'offer', message: 'web-hint-tickets-choosing' },
    ]);
    expect(lesson('tickets', 'choosing', true).map((step) => step.at)).toEqual(['map', 'seats', 'offer']);
  });

  it('says nothing where there is nothing to say', () => {
    expect(lesson('merchants', 'over', true)).toEqual([]);
  });
});
