import { describe, expect, it } from 'vitest';

import type { StoryEvent } from '../../wire';
import { talliesOf } from './tally';

function event(
  what: string,
  details: StoryEvent['details'],
  seat: number | null = null,
  gain = 0,
): StoryEvent {
  return { what, rule: '', seat, gain, details, secrets: {} };
}

const districts = [
  event('hourglass', { year: '1611' }),
  event('scoring', { scoring: 'districts' }),
  event('district-prize', { district: 'grachten', place: 1 }, 1, 100),
  event('district-prize', { district: 'grachten', place: 2 }, 0, 60),
  event('district-shared', { district: 'lastage', place: 1, sharers: 2 }, 0, 50),
  event('district-shared', { district: 'lastage', place: 1, sharers: 2 }, 1, 50),
  event('district-alone', { district: 'oude-zijde', amount: 40 }),
];

describe('a scoring', () => {
  it('is told by area and seat, the best area first', () => {
    expect(talliesOf(districts)).toEqual([
      {
        scoring: 'districts',
        areas: [
          { kind: 'district', id: 'grachten', gains: { 0: 60, 1: 100 } },
          { kind: 'district', id: 'lastage', gains: { 0: 50, 1: 50 } },
        ],
        sums: { 0: 110, 1: 150 },
      },
    ]);
  });

  it('is told beside another that comes with it', () => {
    const exchange = [
      event('scoring', { scoring: 'exchange' }),
      event('exchange-prize', { commodity: 'silk' }, 2, 80),
    ];
    expect(talliesOf([...districts, ...exchange])).toMatchObject([
      { scoring: 'districts', sums: { 0: 110, 1: 150 } },
      { scoring: 'exchange', sums: { 2: 80 } },
    ]);
  });

  it('that pays nothing is none, and other gains are no prizes', () => {
    expect(talliesOf([event('scoring', { scoring: 'colonies' }), event('borrowed', {}, 0, 120)])).toEqual([]);
    expect(talliesOf([event('exchange-prize', { commodity: 'silk' }, 2, 80)])).toEqual([]);
  });
});
