/** The tour: what is said at the first of everything, and which part of the table it speaks of. */
export interface Step {
  /** The `data-at` of what it points at. */
  at: string;
  message: string;
}

/** Where each phase is played; its hint points there. */
const SCENES: Record<string, Record<string, string>> = {
  tickets: {
    choosing: 'offer',
    turn: 'market',
    'second-card': 'market',
    contracts: 'offer',
  },
  merchants: {
    put: 'desk',
    goods: 'exchange',
    colony: 'world',
    amsterdam: 'city',
    step: 'exchange',
    auction: 'clock',
    clock: 'clock',
    ship: 'exchange',
    globe: 'world',
    'coat-of-arms': 'city',
    credit: 'answers',
  },
};

/** What the tour shows before its first lesson, whichever that is: chance may begin with a ship. */
const OPENINGS: Record<string, readonly string[]> = {
  tickets: ['map', 'seats'],
  merchants: ['time', 'city', 'world', 'exchange', 'seats'],
};

/** What it shows before the first move of that kind. */
const PRELUDES: Record<string, Record<string, readonly string[]>> = {
  tickets: { turn: ['hand', 'contracts', 'map-routes'] },
};

/** Outside the tour, at its beginning, or on its way. */
export type Tour = 'none' | 'begins' | 'goes on';

/** The steps of a phase: all of them on the tour, else the hint alone. None for what needs no words. */
export function lesson(game: string, phase: string, tour: Tour): Step[] {
  const scene = SCENES[game]?.[phase];
  if (!scene) return [];
  const opening = tour === 'begins' ? (OPENINGS[game] ?? []) : [];
  const prelude = tour === 'none' ? [] : (PRELUDES[game]?.[phase] ?? []);
  const shown = [...opening, ...prelude].map((part) => ({
    at: part.split('-')[0] ?? part,
    message: `web-tour-${game}-${part}`,
  }));
  return [...shown, { at: scene, message: `web-hint-${game}-${phase}` }];
}

/** The hints of a game, by the names under which they are remembered as seen. */
export function lessonsOf(game: string): string[] {
  return Object.keys(SCENES[game] ?? {}).map((phase) => `${game}-${phase}`);
}
