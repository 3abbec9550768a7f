import { beforeEach, expect, test } from 'vitest';

import { load, speak } from '../i18n/speech.svelte';
import type { Deal, FromGuest, MatchRecord, Round } from '../wire';
import { checked } from './check';
import { Dealer } from './dealer';
// A fair record of four seats, dealt anew twice, as Python made it: tests/core/test_dealing.py sees that it still does.
import fair from './fair.json';
import { commitmentOf, promiseOf, seedOf } from './hashes';
import { dealsAt, notePart, notePromise, type Deals } from './memory';
import { findingIn } from './sentences';

const TABLE = 'a-table_1';
const OTHER = 'ab'.repeat(32);
const NAMES = ['Anna', 'Bram', 'Cees', 'Dirk'];

beforeEach(() => localStorage.clear());

test('the hashes are those of the server', () => {
  const [secret, chance] = ['11'.repeat(32), '22'.repeat(32)];
  const promise = promiseOf(secret, TABLE, 1);
  expect([
    promise,
    commitmentOf(chance, TABLE, 1, promise, [0, 2]),
    seedOf(secret, TABLE, 1, [chance]),
  ]).toEqual([
    '1d306cdd9f617321f9930340e2f4cb92e2599369f0d7d72c20a7491d7b4e0932',
    'e8261fd0f211e2d9184f2930dae3a7cb7917a857193e531b4a60c6ed7c57fe7a',
    '9ca4dcb53db8bbd5393fa51177411ce7eb107f2d4d2bf0cb35742aca4052a0c5',
  ]);
});

// ---- this browser's part ----

function dealer(): { it: Dealer; said: FromGuest[] } {
  const said: FromGuest[] = [];
  return { it: new Dealer(TABLE, (what) => said.push(what) > 0), said };
}

const DEAL: Deal = { type: 'deal', round: 1, promise: 'p1', seats: [0, 2] };

function commitments(said: FromGuest[]): string[] {
  return said.flatMap((it) => (it.type === 'commit' ? [it.commitment] : []));
}

test('it commits, and reveals what it has committed to once that is on the list', () => {
  const { it, said } = dealer();
  it.hear(DEAL);
  const own = { seats: [0, 2], commitment: commitments(said)[0] ?? '' };
  it.hear({ type: 'deal_reveal', round: 1, commitments: [{ seats: [1], commitment: OTHER }, own] });
  const reveal = said[1];
  expect(reveal?.type).toBe('reveal');
  const chance = reveal?.type === 'reveal' ? reveal.chance : '';
  expect(commitmentOf(chance, TABLE, 1, 'p1', [0, 2])).toBe(own.commitment);
  expect(dealsAt(TABLE).parts[1]).toMatchObject({ chance, revealed: true });
});

test('tabs of one browser commit to the same, and every round to something else', () => {
  const [one, other] = [dealer(), dealer()];
  one.it.hear(DEAL);
  other.it.hear(DEAL);
  expect(commitments(other.said)).toEqual(commitments(one.said));
  one.it.hear({ ...DEAL, round: 2, promise: 'p2' });
  const chances = Object.values(dealsAt(TABLE).parts).map((part) => part.chance);
  expect(new Set(chances).size).toBe(2);
});

test('it reveals nothing to a list without its commitment, nor to a second list', () => {
  const { it, said } = dealer();
  it.hear(DEAL);
  const own = { seats: [0, 2], commitment: commitments(said)[0] ?? '' };
  it.hear({ type: 'deal_reveal', round: 1, commitments: [{ seats: [0, 2], commitment: OTHER }] });
  expect(said).toHaveLength(1);
  it.hear({ type: 'deal_reveal', round: 1, commitments: [own] });
  expect(said).toHaveLength(2);
  it.hear({ type: 'deal_reveal', round: 1, commitments: [own, { seats: [1], commitment: OTHER }] });
  it.hear({ type: 'deal_reveal', round: 2, commitments: [own] });
  expect(said).toHaveLength(2);
});

test('it takes no part in a round whose promise was another one before', () => {
  const { it, said } = dealer();
  notePromise(TABLE, 1, 'the first');
  it.hear(DEAL);
  expect(said).toEqual([]);
  expect(dealsAt(TABLE).promises[1]).toBe('the first');
});

test('only the latest tables are remembered', () => {
  for (let n = 0; n < 100; n++) notePromise(`t${n}`, 1, 'p');
  expect(dealsAt('t0').promises).toEqual({});
  expect(dealsAt('t99').promises).toEqual({ 1: 'p' });
  expect(localStorage.length).toBeLessThan(70);
});

// ---- checking ----

const record = fair as unknown as MatchRecord;
const rounds = record.dealing?.rounds ?? [];
const last = rounds.at(-1) as Round;
const NOTHING: Deals = { promises: {}, parts: {} };

/** What the browser of seat 1 remembers. */
function remembered(): Deals {
  for (const [at, round] of rounds.entries()) notePromise(TABLE, at + 1, round.promise);
  const own = last.commitments.find((it) => it.seats.includes(1));
  const list = last.commitments.map(({ seats, commitment }) => ({ seats, commitment }));
  notePart(TABLE, 3, {
    promise: last.promise,
    seats: [1],
    chance: own?.reveal ?? '',
    list,
    revealed: true,
  });
  return dealsAt(TABLE);
}

function withRounds(change: (rounds: Round[]) => Round[]): MatchRecord {
  return { ...record, dealing: { table: TABLE, rounds: change(rounds) } };
}

function inLast(changes: Partial<Round>): MatchRecord {
  return withRounds((all) => [...all.slice(0, -1), { ...last, ...changes }]);
}

function found(changed: MatchRecord, deals: Deals = NOTHING): string | undefined {
  return checked(changed, deals, TABLE).fault?.message;
}

test('a fair record is fair, whether this browser took part, saw the promise, or came later', () => {
  expect(checked(record, remembered(), TABLE)).toEqual({ fault: null, own: 'own' });
  expect(checked(record, { ...NOTHING, promises: { 3: last.promise } }, TABLE)).toEqual({
    fault: null,
    own: 'seen',
  });
  expect(checked(record, NOTHING, TABLE)).toEqual({ fault: null, own: 'unseen' });
});

const [first, ...others] = last.commitments;
const TAMPERED: Record<string, [MatchRecord, string]> = {
  secret: [inLast({ secret: OTHER }), 'dealing-bad-promise'],
  promise: [inLast({ promise: OTHER }), 'dealing-bad-promise'],
  reveal: [inLast({ commitments: [{ ...first!, reveal: OTHER }, ...others] }), 'dealing-bad-reveal'],
  order: [inLast({ commitments: [...last.commitments].reverse() }), 'dealing-bad-reveal'],
  'a reveal left out': [
    inLast({ commitments: [{ ...first!, reveal: null }, ...others] }),
    'dealing-bad-round',
  ],
  'a commitment left out': [inLast({ commitments: others }), 'dealing-bad-seats'],
  idle: [inLast({ idle: [] }), 'dealing-bad-seats'],
  'left out': [inLast({ idle: [{ seat: 3, why: 'left out' }] }), 'dealing-bad-seats'],
  end: [inLast({ end: 'interrupted' }), 'dealing-bad-seats'],
  rounds: [withRounds((all) => all.slice(1)), 'dealing-bad-promise'],
  'no rounds': [withRounds(() => []), 'dealing-bad-seed'],
  'a repeat without reason': [
    withRounds(([one, ...rest]) => [{ ...one!, end: 'dealt' }, ...rest]),
    'dealing-bad-round',
  ],
  seed: [{ ...record, seed: OTHER }, 'dealing-bad-seed'],
  seats: [{ ...record, seats: 3 }, 'dealing-bad-seats'],
  'no dealing': [{ ...record, dealing: null }, 'dealing-not-so'],
  nonsense: [withRounds(() => [{} as Round]), 'dealing-bad-promise'],
};

test.each(Object.entries(TAMPERED))('whatever is changed is found: %s', (_, [changed, message]) => {
  expect(found(changed)).toBe(message);
});

test('a record of another table is none of this one', () => {
  expect(checked(record, NOTHING, 'another').fault?.message).toBe('dealing-bad-promise');
});

/** A whole deal made up afterwards: it fits in itself. */
function madeUp(): MatchRecord {
  const promise = promiseOf(OTHER, TABLE, 1);
  const idle = NAMES.map((_, seat) => ({ seat, why: 'absent' as const }));
  const round: Round = { promise, secret: OTHER, commitments: [], idle, end: 'dealt' };
  return { ...record, seed: seedOf(OTHER, TABLE, 1, []), dealing: { table: TABLE, rounds: [round] } };
}

test('a deal that was made up afterwards is found by who saw another promise', () => {
  expect(found(madeUp())).toBeUndefined();
  expect(found(madeUp(), remembered())).toBe('dealing-other-promise');
  expect(found(madeUp(), { ...NOTHING, promises: { 2: 'p' } })).toBe('dealing-round-missing');
  expect(found({ ...record, dealing: null }, remembered())).toBe('dealing-round-missing');
});

test('who took part finds other commitments, a chance that is missing, and false blame', () => {
  const deals = remembered();
  const part = deals.parts[3]!;
  const withPart = (changes: object, round = 3): Deals => ({
    ...deals,
    parts: { [round]: { ...part, ...changes } },
  });
  expect(found(record, withPart({ list: [] }))).toBe('dealing-other-list');
  expect(found(record, withPart({ chance: OTHER }))).toBe('dealing-own-missing');
  const early = rounds[0]!.commitments.map(({ seats, commitment }) => ({ seats, commitment }));
  expect(found(record, withPart({ list: early, chance: OTHER }, 1))).toBe('dealing-blamed');
});

test.each(['en', 'fr', 'nl'] as const)('what was found is said in %s', async (language) => {
  await speak(language);
  await load('dealing', language);
  const told = findingIn(checked(record, remembered(), TABLE), record.dealing, NAMES);
  expect(told.join(' ')).not.toContain('dealing-');
  expect(told[0]).toContain('Anna, Bram');
  expect(told).toHaveLength(7);
  const fault = { message: 'dealing-other-promise', round: 2 };
  expect(findingIn({ fault, own: 'own' }, record.dealing, NAMES)).toHaveLength(1);
});
