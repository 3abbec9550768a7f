/** Own artwork as path data: the four commodities, gabled houses, and what the time track brings. */
import type { IconName } from '../../board/icons';

/** Commodities lie within a box of 20 units: a sugar loaf, a cut gem, cloves, a bolt of silk. */
export const GOODS: Record<string, { shape: string; lines: string }> = {
  sugar: {
    shape: 'M0 -9.5Q2.5 -9 3.5 -5L7 7.5H-7L-3.5 -5Q-2.5 -9 0 -9.5Z',
    lines: 'M-8.5 8.5H8.5M-5.2 2Q0 4 5.2 2M-3.8 -3Q0 -1.5 3.8 -3',
  },
  gems: {
    shape: 'M-6 -7H6L10 -2L0 9L-10 -2Z',
    lines: 'M-10 -2H10M-6 -7L-3.5 -2L0 9L3.5 -2L6 -7M-3.5 -2L0 -7L3.5 -2',
  },
  spice: {
    shape: 'M-5.5 -8A3.6 3.6 0 1 0 -5.4 -8ZM5 -7A3.6 3.6 0 1 0 5.1 -7ZM-1 2A3.6 3.6 0 1 0 -.9 2Z',
    lines: 'M-5.5 -.8Q-5 6 -6.5 9M5 .2Q5.5 6 7.5 8.5M-1 9V10M-7 -5.5h3M3.5 -4.5h3M-2.5 4.5h3',
  },
  silk: {
    shape:
      'M-9 -5A3 4.5 0 0 1 -3 -5V5A3 4.5 0 0 1 -9 5ZM-4.5 -8.5H6V3Q9 5 9.5 9Q4 6.5 -1 8.5Q-3.5 9.5 -6 9.3Q-3 8 -3 5V-5Q-3.2 -7.5 -4.5 -8.5Z',
    lines: 'M-6 -5V5M0 -5V4M3 -5V3.5',
  },
};

/** Three canal houses side by side on y = 14, about 44 units wide: step gable, neck gable, bell gable. */
export const HOUSES = {
  walls:
    'M-22 14V-6H-20V-10H-17V-14H-12V-10H-9V-6H-7V14ZM-7 14V-12H-4Q-4 -16 -3 -17V-23H4V-17Q5 -16 5 -12H8V14ZM8 14V-5Q11 -6 11 -10Q11 -15 15 -16Q19 -15 19 -10Q19 -6 22 -5V14Z',
  windows:
    'M-19 -3h3v4h-3zM-13 -3h3v4h-3zM-19 5h3v4h-3zM-4.5 -9h3v4h-3zM2.5 -9h3v4h-3zM11 -2h3v4h-3zM16.5 -2h3v4h-3zM16.5 6h3v4h-3z',
  doors: 'M-12.5 14V6h3.5v8zM11 14V6h3.5v8zM-2 14V8h5v6z',
};

/** A trading post: a little fort with a flag. */
export const FORT = 'M-8 8V-2H-8V-5H-5V-3H-2V-5H2V-3H5V-5H8V8ZM-.7 -5V-13L7 -10.5L.7 -8V-5Z';

export const EVENT_ICONS: Record<string, IconName> = {
  ship: 'ship',
  globe: 'globe',
  'coat-of-arms': 'arms',
  credit: 'loan',
  'lose-house': 'tile',
  'lose-colony': 'flag',
  'lose-goods': 'bale',
  'leaders-back': 'back',
  'score-exchange': 'exchange',
  'score-districts': 'tile',
  'score-colonies': 'flag',
  final: 'crown',
};

export const isLoss = (event: string): boolean => event.startsWith('lose') || event === 'leaders-back';
export const isScoring = (event: string): boolean => event.startsWith('score') || event === 'final';
