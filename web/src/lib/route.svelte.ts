/** Which page the address asks for. Keys and moves stand after the #, where no server log sees them. */
export type Place =
  | { page: 'home' }
  | { page: 'table'; id: string; key: string | null; token: string | null; tour: boolean }
  | ReplayLink
  | { page: 'rules'; game: string | null; rule: string | null; board: string | null }
  | { page: 'lost' };

/** A table's match, by its frame or by how many moves were made, from a seat; or a record from a file. */
export interface ReplayLink {
  page: 'replay';
  id: string | null;
  move: number | null;
  after: number | null;
  seat: number | null;
  brought: File | null;
}

export function placeOf(pathname: string, hash: string, search = ''): Place {
  const [first, second, ...rest] = pathname.split('/').filter(Boolean);
  if (!first) return { page: 'home' };
  if (rest.length > 0) return { page: 'lost' };
  const marks = new URLSearchParams(hash.replace(/^#/, ''));
  if (first === 'table' && second) {
    const [key, token] = [marks.get('key'), marks.get('seat')];
    return { page: 'table', id: second, key, token, tour: marks.has('tour') };
  }
  if (first === 'replay') {
    const [move, after, seat] = ['move', 'after', 'seat'].map((name) => numbered(marks.get(name)));
    return {
      page: 'replay',
      id: second ?? null,
      move: move ?? null,
      after: after ?? null,
      seat: seat ?? null,
      brought: null,
    };
  }
  if (first === 'rules') {
    const board = new URLSearchParams(search).get('board');
    return { page: 'rules', game: second ?? null, rule: hash.replace(/^#/, '') || null, board };
  }
  return { page: 'lost' };
}

function numbered(text: string | null): number | null {
  const value = text === null ? NaN : Number(text);
  return Number.isInteger(value) && value >= 0 ? value : null;
}

function addressed(): Place {
  return placeOf(location.pathname, location.hash, location.search);
}

let place = $state.raw<Place>(addressed());

export function here(): Place {
  return place;
}

/** Go to another page without loading it anew; focus starts again at its top. */
export function go(path: string): void {
  history.pushState(null, '', path);
  arrive(addressed());
}

/** Go to the page that plays a record back, with its file. */
export function bring(record: File): void {
  history.pushState(null, '', '/replay');
  arrive({ page: 'replay', id: null, move: null, after: null, seat: null, brought: record });
}

function arrive(at: Place): void {
  place = at;
  window.scrollTo(0, 0);
  queueMicrotask(() => document.getElementById('content')?.focus());
}

/** Change what stands after the # without a new entry in the history. */
export function mark(hash: string): void {
  history.replaceState(null, '', location.pathname + hash);
}

// Also when only the # has changed: another move of the replay that is open, say.
window.addEventListener('popstate', () => {
  place = addressed();
});

/** Links within the page go by `go`; with a modifier or another target they are the browser's. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  const samePage = link.pathname === location.pathname && link.hash;
  if (samePage || link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
