/** Own artwork as path data: what stands at a place, and the symbol of each transport colour. */

export interface Building {
  walls: string;
  roofs: string;
  lines: string;
}

/** Buildings stand on y = 16, about 50 units wide. */
export const BUILDINGS: Record<string, Building> = {
  tower: {
    walls: 'M-10 16V-12H10V16ZM-7 -16V-25H7V-16Z',
    roofs: 'M-13 -12V-16H13V-12ZM-9 -25Q-6 -32 -3 -34L0 -46L3 -34Q6 -32 9 -25Z',
    lines:
      'M-3 16V9a3 3 0 0 1 6 0V16M-5 -6v5M5 -6v5M0 2a3 3 0 1 0 .1 0M-3 -18v-5M3 -18v-5M6 15V-10M8 15V-10M0 -46V-52',
  },
  church: {
    walls: 'M-6 16V-1H26V16ZM-22 16V-18H-6V16Z',
    roofs: 'M-8 -1L-4 -12H21L29 -1ZM-24 -18L-17 -28L-14 -50L-11 -28L-4 -18Z',
    lines:
      'M0 12V6a2.5 2.5 0 0 1 5 0V12ZM10 12V6a2.5 2.5 0 0 1 5 0V12ZM19 12V6a2.5 2.5 0 0 1 5 0V12ZM-17 16V9a3 3 0 0 1 6 0V16M-14 -11a3 3 0 1 0 .1 0M-14 -50V-57M-17 -54H-11M-9 15V-16',
  },
  gate: {
    walls: 'M-16 16V-8H16V16ZM-27 16V-10H-14V16ZM14 16V-10H27V16Z',
    roofs: 'M-29 -10L-20.5 -32L-12 -10ZM12 -10L20.5 -32L29 -10ZM-10 -8L0 -42L10 -8Z',
    lines:
      'M-6 16V7a6 6 0 0 1 12 0V16M-20.5 -3v6M20.5 -3v6M-4 -3h8M0 -42V-48M-20.5 -32V-37M20.5 -32V-37M24 14V-8',
  },
  hall: {
    walls: 'M-28 16V-9H28V16ZM-6 -19V-27H6V-19Z',
    roofs: 'M-30 -9V-13H30V-9ZM-15 -13L0 -22L15 -13ZM-8 -27Q-6 -38 0 -41Q6 -38 8 -27Z',
    lines:
      'M-23 -4v5M-16 -4v5M-9 -4v5M9 -4v5M16 -4v5M23 -4v5M-23 6v5M-16 6v5M-9 6v5M9 6v5M16 6v5M23 6v5M-4 16V6a4 4 0 0 1 8 0V16M0 -41V-48M-3 -46H3',
  },
  warehouse: {
    walls:
      'M-27 16V-4H27V16ZM-27 -4V-9H-22V-15H-17V-22H-10V-15H-5V-9H0V-4ZM0 -4V-9H5V-15H10V-22H17V-15H22V-9H27V-4Z',
    roofs: 'M-18 -22H-9V-25H-18ZM9 -22H18V-25H9Z',
    lines:
      'M-17 -12h7M10 -12h7M-20 -2v5M-13.5 -2v5M-7 -2v5M7 -2v5M13.5 -2v5M20 -2v5M-5 16V8a5 5 0 0 1 10 0V16M-22 8v5M-15 8v5M15 8v5M22 8v5',
  },
  house: {
    walls: 'M-13 16V-6H13V16ZM-13 -6V-12H-9V-18H-5V-25H5V-18H9V-12H13V-6Z',
    roofs: 'M-6 -25H6V-28H-6Z',
    lines: 'M-8 -3v6M0 -3v6M8 -3v6M0 -18v6M-3 16V9H4V16M-9 8v5M9 8v5M-15 16H15',
  },
  houses: {
    walls: 'M-26 16V-2H-10V16ZM-9 16V-7H9V16ZM10 16V-2H26V16Z',
    roofs: 'M-28 -2L-18 -17L-8 -2ZM-11 -7L0 -26L11 -7ZM8 -2L18 -17L28 -2Z',
    lines: 'M-21 3v4M-15 3v4M-4 -1v5M4 -1v5M15 3v4M21 3v4M-20 16V11h4V16M-2 16V9H3V16M16 16V11h4V16',
  },
  mill: {
    walls: 'M-12 16L-7 -14H7L12 16Z',
    roofs: 'M-9 -14Q0 -28 9 -14Z',
    lines:
      'M-24 -38L24 2M-20 4L20 -40M-24 -38l7 -2M-20 -34l7 -2M24 2l-7 2M20 -2l-7 2M-20 4l-2 -7M-16 0l-2 -7M20 -40l2 7M16 -36l2 7M-3 16V9H3V16M4 -8v5',
  },
  bridge: {
    walls: 'M-30 2Q0 -18 30 2V16H23A8 8 0 0 0 7 16H-7A8 8 0 0 0 -23 16H-30Z',
    roofs: 'M-12 -10V-22H-7V-12ZM12 -10V-22H7V-12Z',
    lines: 'M-30 -4Q0 -24 30 -4M-22 -8v7M-3 -14v7M3 -14v7M22 -8v7M-20 19q4 -3 8 0t8 0M2 19q4 -3 8 0t8 0',
  },
  harbour: {
    walls:
      'M-24 0L-18 3H12L17 -4L26 -7L22 11Q20 16 14 16H-14Q-22 14 -24 0ZM-17 -7Q-7 -11 -3 -7Q-1 -15 -4 -23H-16Q-13 -14 -17 -7ZM1 -6Q9 -10 14 -6Q17 -17 13 -29H2Q5 -16 1 -6Z',
    roofs: 'M7 -40q5 -3 8 0t7 -1v6q-4 2 -7 0t-8 1Z',
    lines: 'M-9 3V-30M7 3V-41M-24 0L-34 -6M-9 -29L-33 -6M-21 7H23M-30 19q4 -3 8 0t8 0M6 20q4 -3 8 0t8 0',
  },
};

/** Symbols lie within a box of 20 units round the origin. */
export const SYMBOLS: Record<string, string> = {
  pink: 'M-1 9V3.6Q-7 3 -6 -8L-2.8 -4.4L0 -9L2.8 -4.4L6 -8Q7 3 1 3.6V5Q4 3 7 4Q5 8 1 9Z',
  blue: 'M-9.5 0Q-4 -6.5 4 -2.2L9.5 -5.5Q7.5 0 9.5 5.5L4 2.2Q-4 6.5 -9.5 0ZM-5.6 -1.4A1 1 0 1 0 -5.6 .6A1 1 0 1 0 -5.6 -1.4Z',
  green: 'M-8.5 8.5L-5.5 5.5Q-9 -6 8 -8.5Q9.5 7 -3.6 6.6L-7.2 9.6ZM-3.5 4L4.5 -4.5L3.6 -5.2Z',
  black:
    'M-1.5 -4.6V5.4Q-5 4.8 -6 1.6L-8.8 3.4Q-6 9.2 0 9.6Q6 9.2 8.8 3.4L6 1.6Q5 4.8 1.5 5.4V-.8H5V-3.4H1.5V-4.6A3 3 0 1 0 -1.5 -4.6Z',
  red: 'M-8.4 -5.2L-5.2 -8.4L0 -3.2L5.2 -8.4L8.4 -5.2L3.2 0L8.4 5.2L5.2 8.4L0 3.2L-5.2 8.4L-8.4 5.2L-3.2 0Z',
  orange:
    'M0 -9.6L2 -4.8L6.8 -6.8L4.8 -2L9.6 0L4.8 2L6.8 6.8L2 4.8L0 9.6L-2 4.8L-6.8 6.8L-4.8 2L-9.6 0L-4.8 -2L-6.8 -6.8L-2 -4.8Z',
  joker: 'M-8.5 7.5V-5L-4.2 0L0 -8.5L4.2 0L8.5 -5V7.5ZM-8.5 9.5V8.7H8.5V9.5Z',
  grey: 'M0 -6.5A6.5 6.5 0 1 0 0 6.5A6.5 6.5 0 1 0 0 -6.5ZM0 -3.6A3.6 3.6 0 1 1 0 3.6A3.6 3.6 0 1 1 0 -3.6Z',
};

/** A hand cart with a bale: the symbol that earns merchandise. */
export const CART =
  'M-9 -4H6L8 3H-7ZM-7 -5V-8H4V-5ZM8 3L12 -1M-4 3.5A3 3 0 1 0 -4 9.5A3 3 0 1 0 -4 3.5ZM4 3.5A3 3 0 1 0 4 9.5A3 3 0 1 0 4 3.5Z';
