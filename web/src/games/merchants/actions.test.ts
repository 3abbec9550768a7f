import { describe, expect, it } from 'vitest';
import { canAdd, readGoods, readLegal, splitFor } from './actions';

const GOODS = ['goods sugar 2 gems 1', 'goods sugar 1 gems 2', 'goods sugar 1 gems 1 silk 1'];
const splits = GOODS.flatMap((action) => readGoods(action) ?? []);

describe('readLegal', () => {
  it('sorts the actions by what they point at', () => {
    const open = readLegal([
      'put on mayor',
      'found recife',
      'build g3',
      'step silk',
      'back gems',
      'remove n2',
      'abandon elmina',
    ]);
    expect([open.put, open.found, open.build, open.step].map((found) => [...found])).toEqual([
      ['mayor'],
      ['recife'],
      ['g3'],
      ['silk'],
    ]);
    expect([open.back, open.remove, open.abandon].map((found) => [...found])).toEqual([
      ['gems'],
      ['n2'],
      ['elmina'],
    ]);
  });

  it('reads limits, highest first', () => {
    const open = readLegal(['limit none', 'limit 50', 'limit 200']);
    expect(open.limits).toEqual([200, 50]);
    expect(open.limitNone).toBe(true);
    expect(readLegal(['limit none', 'limit start', 'limit 200']).limits).toEqual(['start', 200]);
  });
});

describe('a goods card', () => {
  it('is split only as an open action says', () => {
    expect(splitFor(splits, { sugar: 2, gems: 1 })?.action).toBe('goods sugar 2 gems 1');
    expect(splitFor(splits, { sugar: 1, gems: 1 })).toBeNull();
    expect(splitFor(splits, { sugar: 3 })).toBeNull();
  });

  it('takes one more step only towards an open action', () => {
    expect(canAdd(splits, {}, 'silk')).toBe(true);
    expect(canAdd(splits, { silk: 1 }, 'silk')).toBe(false);
    expect(canAdd(splits, { sugar: 2 }, 'gems')).toBe(true);
    expect(canAdd(splits, { sugar: 2, gems: 1 }, 'gems')).toBe(false);
  });
});
