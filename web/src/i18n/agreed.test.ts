import { beforeEach, describe, expect, it } from 'vitest';

import type { BoardFacts, SeatFacts, TableFacts } from '../wire';
import { agreed, boardWords } from './agreed';
import { LANGUAGES, speak, t } from './speech.svelte';

const board = (id: string, name: string): BoardFacts => ({
  game: 'merchants',
  id,
  name,
  fingerprint: 'f',
  facts: {},
  layout: {},
  titles: {},
});
const seat = (at: number, name: string): SeatFacts => ({
  seat: at,
  name,
  who: name ? 'guest' : 'free',
  level: '',
  present: true,
  stands_in: false,
  absent_since: null,
  devices: name ? 1 : 0,
});
const SEALED = { auction: 'sealed', step_without_house: false, hidden_money: false, first: 'lot' };

function table(options: Record<string, unknown>, step_ms = 1_000): TableFacts {
  return {
    type: 'table',
    in_charge: 0,
    gallery: true,
    muted: [],
    invitation: 0,
    id: 't',
    game: 'merchants',
    board: { name: 'Merchants of Amsterdam', fingerprint: 'f' },
    rules_version: 1,
    options,
    settings: { step_ms, grace_s: 60, open: false },
    phase: 'waiting',
    seats: [seat(0, 'Anna'), seat(1, '')],
    spectators: 0,
    undo: null,
    rematch: null,
    deal: null,
  };
}

/** What is agreed, without what the board is about. */
function told(options: Record<string, unknown>, step_ms?: number): [string, string][] {
  const lines = agreed(table(options, step_ms), board('amsterdam', 'Merchants of Amsterdam'));
  return lines.map(({ what, words }) => [what, words]);
}

beforeEach(() => speak('en'));

describe('what a table has agreed on', () => {
  it('is told in the words of the home page', () => {
    expect(told(SEALED)).toEqual([
      ['Board', 'Amsterdam'],
      ['The auction', 'Sealed limits: no hurry, also over days'],
      ['Everybody’s money', 'Open'],
      ['Who starts', 'Drawn by lot'],
    ]);
  });

  it('has a pace only where the clock is live, and a variant only where it is played', () => {
    const lively = { auction: 'live', step_without_house: true, hidden_money: true, first: 0 };
    expect(told(lively)).toEqual([
      ['Board', 'Amsterdam'],
      ['The auction', 'A live clock: press first'],
      ['Pace of the clock', 'Steady: one second a price'],
      ['A step on the exchange without a house', 'The step alone where no house can be built'],
      ['Everybody’s money', 'Hidden'],
      ['Who starts', 'Anna'],
    ]);
  });

  it('calls a seat by its number while it is free', () => {
    expect(told({ first: 1 }).at(-1)).toEqual(['Who starts', 'Seat 2']);
  });

  it.each([
    ['en', '0.4 seconds a price'],
    ['fr', '0,4 seconde par prix'],
    ['nl', '0,4 seconden per prijs'],
  ] as const)('tells a pace that the home page does not offer (%s)', async (language, words) => {
    await speak(language);
    expect(told({ auction: 'live' }, 400)[2]?.[1]).toBe(words);
  });
});

describe('a board', () => {
  it('that comes with Damrak goes by the name that the language has for it', async () => {
    for (const language of LANGUAGES) {
      await speak(language);
      const { words, about } = boardWords('merchants', board('amsterdam', 'Merchants of Amsterdam'));
      expect([words, about]).toEqual(['Amsterdam', t('web-board-merchants-amsterdam')]);
    }
  });

  it('that does not goes by its own name alone', () => {
    expect(boardWords('merchants', board('', 'Little Harbour'))).toMatchObject({
      words: 'Little Harbour',
      about: '',
    });
  });
});
