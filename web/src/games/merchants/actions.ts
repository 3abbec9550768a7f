/** The names of merchants' actions, read for drawing: what can be pointed at now. */
import type { DialPlace } from './clock';

export interface Open {
  /** Discs the drawn card may be put on. */
  put: Set<string>;
  found: Set<string>;
  abandon: Set<string>;
  build: Set<string>;
  remove: Set<string>;
  step: Set<string>;
  back: Set<string>;
  /** Splits of a goods card, each with its action. */
  goods: Split[];
  decline: boolean;
  borrow: boolean;
  /** Dial prices that may be named as a limit, highest first, and whether "none" may be. */
  limits: DialPlace[];
  limitNone: boolean;
}

export interface Split {
  action: string;
  steps: Record<string, number>;
}

/** `goods sugar 2 silk 1`: how many steps in which row. */
export function readGoods(action: string): Split | null {
  const [verb, ...words] = action.split(' ');
  if (verb !== 'goods') return null;
  const steps: Record<string, number> = {};
  for (let i = 0; i + 1 < words.length; i += 2) steps[words[i] ?? ''] = Number(words[i + 1]);
  return { action, steps };
}

export function readLegal(legal: readonly string[]): Open {
  const after = (verb: string): string[] =>
    legal.filter((action) => action.startsWith(`${verb} `)).map((action) => action.slice(verb.length + 1));
  const limits = after('limit').filter((word) => word !== 'none');
  return {
    put: new Set(after('put on')),
    found: new Set(after('found')),
    abandon: new Set(after('abandon')),
    build: new Set(after('build')),
    remove: new Set(after('remove')),
    step: new Set(after('step')),
    back: new Set(after('back')),
    goods: legal.flatMap((action) => readGoods(action) ?? []),
    decline: legal.includes('decline'),
    borrow: legal.includes('borrow'),
    limits: limits.map(placeOf).sort((a, b) => rank(b) - rank(a)),
    limitNone: legal.includes('limit none'),
  };
}

function placeOf(word: string): DialPlace {
  return word === 'start' ? word : Number(word);
}

/** START comes before every price. */
function rank(place: DialPlace): number {
  return place === 'start' ? Infinity : place;
}

/** The split that puts exactly these steps, if it is open. */
export function splitFor(splits: readonly Split[], steps: Record<string, number>): Split | null {
  const total = Object.values(steps).reduce((sum, count) => sum + count, 0);
  const fits = (split: Split): boolean =>
    Object.entries(split.steps).every(([row, count]) => (steps[row] ?? 0) === count) &&
    Object.values(split.steps).reduce((sum, count) => sum + count, 0) === total;
  return splits.find(fits) ?? null;
}

/** Whether one more step in a row can still become an open split. */
export function canAdd(splits: readonly Split[], steps: Record<string, number>, row: string): boolean {
  const more = { ...steps, [row]: (steps[row] ?? 0) + 1 };
  return splits.some((split) =>
    Object.entries(more).every(([name, count]) => (split.steps[name] ?? 0) >= count),
  );
}
