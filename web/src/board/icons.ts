/** Small own icons, each within a box of 24 units. */
export const ICONS = {
  cart: 'M3 8h13l2.5 7H6zM5.5 8V4.5h7V8M18.5 15l3-3.5M8.5 16a2.3 2.3 0 1 0 .1 0M15.5 16a2.3 2.3 0 1 0 .1 0',
  card: 'M8 3.5h10.5v15H8zM5.5 6v14.5H16',
  contract:
    'M6 4h11.5v13.5M6 4v14a2.5 2.5 0 0 0 2.5 2.5h10A2.5 2.5 0 0 0 21 18v-.5H10.5V18a2 2 0 0 1-2 2.5M9 8h6M9 11.5h6',
  bale: 'M4.5 8L12 4l7.5 4v8.5L12 20.5l-7.5-4zM4.5 8L12 12l7.5-4M12 12v8.5M8.2 6l7.5 4.2v4',
  coin: 'M12 3.5a8.5 8.5 0 1 0 .1 0M12 6.5a5.5 5.5 0 1 0 .1 0M12 9v6M10.5 9.8H14M10.5 14.4H14',
  loan: 'M5 5h14v14H5zM8 9h8M8 12h8M8 15h4',
  tile: 'M5 11.5L12 4l7 7.5V20H5zM10 20v-5h4v5',
  hat: 'M3 17.5q9 4.5 18 0q-2.5-2-4-2.5L15.5 6h-7L7 15q-2 .5-4 2.5zM7.3 13q4.7 1.8 9.4 0',
  clock: 'M12 3.5a8.5 8.5 0 1 0 .1 0M12 7v5l3.5 2.5',
  bucket: 'M5 8h14l-2 12.5H7zM5 8q7-8 14 0M5 8q7 3 14 0',
  hourglass:
    'M6 3.5h12M6 20.5h12M7.5 3.5q0 6 4.5 8.5q4.5-2.5 4.5-8.5M7.5 20.5q0-6 4.5-8.5q4.5 2.5 4.5 8.5M9.5 18h5',
  ship: 'M3 15h18l-2.5 5H6zM12 15V3.5M12 5q6 2.5 5 8h-5M10.5 7q-4 2-4 6h4',
  globe: 'M12 3.5a8.5 8.5 0 1 0 .1 0M3.5 12h17M12 3.5q-5 8.5 0 17M12 3.5q5 8.5 0 17',
  arms: 'M5 4h14v8q0 6-7 9q-7-3-7-9zM9 7l6 5M15 7l-6 5M9.5 14.5l5 3.5M14.5 14.5l-5 3.5',
  tick: 'M4.5 12.5l5 5.5L20 6.5',
  flag: 'M6 21V3.5M6 4.5q4-2 7 0t6 0v8q-3 2-6 0t-7 0',
  crown: 'M4 18V8l4.5 4L12 5.5l3.5 6.5L20 8v10zM4 20.5h16',
  back: 'M20 12H5M11 5.5L4.5 12l6.5 6.5',
  exchange: 'M3.5 19.5h17M5 19.5V11M10 19.5V7M15 19.5V13M20 19.5V4.5',
} as const;

export type IconName = keyof typeof ICONS;
