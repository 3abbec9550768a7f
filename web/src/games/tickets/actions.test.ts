import { describe, expect, it } from 'vitest';
import { obviousFirst, readClaim, readLegal, spent } from './actions';

describe('readClaim', () => {
  it.each([
    ['claim dam--begijnhof red', 'red', 0],
    ['claim dam--begijnhof red 1 joker', 'red', 1],
    ['claim dam--oost-indisch-huis--green green 2 jokers', 'green', 2],
    ['claim dam--begijnhof 2 jokers', 'joker', 2],
    ['claim jan-roodenpoortstoren--dam--red 1 joker', 'joker', 1],
  ])('%s', (action, colour, jokers) => {
    expect(readClaim(action)).toMatchObject({ action, colour, jokers, route: action.split(' ')[1] });
  });

  it('reads nothing else as a claim', () => {
    expect(readClaim('draw red')).toBeNull();
  });
});

describe('readLegal', () => {
  it('sorts the actions by what they point at', () => {
    const open = readLegal([
      'keep both',
      'keep dam--blauwbrug',
      'draw unseen',
      'draw red',
      'draw joker',
      'draw contracts',
    ]);
    expect(open.keepBoth).toBe(true);
    expect([...open.keep]).toEqual(['dam--blauwbrug']);
    expect([...open.draw]).toEqual(['red', 'joker']);
    expect([open.unseen, open.contracts, open.pass]).toEqual([true, true, false]);
  });

  it('lights nothing when nothing is legal', () => {
    const open = readLegal([]);
    expect(open.claims.size + open.draw.size + open.keep.size).toBe(0);
    expect(open.unseen || open.contracts || open.pass || open.keepBoth).toBe(false);
  });
});

describe('ways to pay', () => {
  const payments = [
    'claim a--b red 1 joker',
    'claim a--b green',
    'claim a--b red',
    'claim a--b 2 jokers',
  ].flatMap((action) => readClaim(action) ?? []);

  it('puts first what spends no joker and leaves most of its colour', () => {
    const order = obviousFirst(payments, { red: 4, green: 2, joker: 2 }, 2).map(({ action }) => action);
    expect(order).toEqual([
      'claim a--b red',
      'claim a--b green',
      'claim a--b red 1 joker',
      'claim a--b 2 jokers',
    ]);
  });

  it('spends as many cards as the route is long', () => {
    expect(payments.map((payment) => spent(payment, 2))).toEqual([
      { red: 1, joker: 1 },
      { green: 2 },
      { red: 2 },
      { joker: 2 },
    ]);
  });
});
