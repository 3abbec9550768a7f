/** What would be joined: shown before a route is claimed, decided by the rules after. */
import type { ContractSeen, RouteFacts } from './types';

/** The ids of open contracts whose places these routes would join. */
export function wouldJoin(contracts: readonly ContractSeen[], routes: readonly RouteFacts[]): string[] {
  const root = new Map<string, string>();
  const find = (place: string): string => {
    const up = root.get(place) ?? place;
    return up === place ? place : find(up);
  };
  for (const { between } of routes) root.set(find(between[0]), find(between[1]));
  return contracts
    .filter(({ id, joined }) => {
      const [from = '', to = ''] = id.split('--');
      return !joined && find(from) === find(to);
    })
    .map(({ id }) => id);
}
