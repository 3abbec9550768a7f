import { beforeAll, describe, expect, it } from 'vitest';

import { knows, LANGUAGES, speak } from '../i18n/speech.svelte';
import { lesson, lessonsOf } from './lessons';

const GAMES = ['merchants', 'tickets'];
const told = () =>
  GAMES.flatMap((game) =>
    lessonsOf(game).flatMap((hint) => lesson(game, hint.slice(game.length + 1), 'begins')),
  );

describe.each(LANGUAGES)('the tour in %s', (language) => {
  beforeAll(() => speak(language));

  it('has words for every step', () => {
    expect(
      told()
        .map((step) => step.message)
        .filter((message) => !knows(message)),
    ).toEqual([]);
  });
});

describe('a lesson', () => {
  it('is one hint for a newcomer, and the whole table before it on the tour', () => {
    expect(lesson('tickets', 'choosing', 'none')).toEqual([
      { at: 'offer', message: 'web-hint-tickets-choosing' },
    ]);
    const at = lesson('tickets', 'choosing', 'begins').map((step) => step.at);
    expect(at).toEqual(['map', 'seats', 'offer']);
  });

  it('shows the table first, also when the game begins with a ship, and only once', () => {
    const first = lesson('merchants', 'ship', 'begins').map((step) => step.at);
    expect(first).toEqual(['time', 'city', 'world', 'exchange', 'seats', 'exchange']);
    expect(lesson('merchants', 'put', 'goes on').map((step) => step.at)).toEqual(['desk']);
  });

  it('says nothing where there is nothing to say', () => {
    expect(lesson('merchants', 'over', 'begins')).toEqual([]);
  });
});
