/** My tables, as the home page sorts them. */
import type { TableLine } from '../wire';

/** Those that are not over yet; where it is my turn comes first, and else they keep their order. */
export function running(mine: readonly TableLine[]): TableLine[] {
  return mine
    .filter((line) => line.phase !== 'over')
    .toSorted((one, other) => Number(other.your_turn) - Number(one.your_turn));
}

export function finished(mine: readonly TableLine[]): TableLine[] {
  return mine.filter((line) => line.phase === 'over');
}
