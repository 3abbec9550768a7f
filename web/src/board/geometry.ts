/** Lines and shapes of the drawings: points in the units of a layout's canvas. */

export type Point = readonly [number, number];

export interface Spot {
  x: number;
  y: number;
  /** The direction of travel, in degrees. */
  angle: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

export function middle(points: readonly Point[]): Point {
  let area = 0;
  let x = 0;
  let y = 0;
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    const cross = a[0] * b[1] - b[0] * a[1];
    area += cross;
    x += (a[0] + b[0]) * cross;
    y += (a[1] + b[1]) * cross;
  });
  return area === 0 ? (points[0] ?? [0, 0]) : [x / (3 * area), y / (3 * area)];
}

/** How wide an outline is on average: slanted or round ones less than their box. */
export function breadth(points: readonly Point[]): number {
  const ys = points.map(([, y]) => y);
  const area = points.reduce((sum, a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    return sum + (a[0] * b[1] - b[0] * a[1]) / 2;
  }, 0);
  return Math.abs(area) / (Math.max(...ys) - Math.min(...ys) || 1);
}

/** Points along a smooth curve through the given ones (Catmull–Rom), close enough together to draw as lines. */
export function smooth(points: readonly Point[], closed = false, steps = 8): Point[] {
  const last = points.length - 1;
  const at = (i: number): Point =>
    (closed ? points[(i + points.length) % points.length] : points[Math.min(Math.max(i, 0), last)]) ?? [0, 0];
  const drawn: Point[] = [];
  for (let i = 0; i < (closed ? points.length : last); i += 1)
    for (let step = 0; step < steps; step += 1)
      drawn.push(catmull(at(i - 1), at(i), at(i + 1), at(i + 2), step / steps));
  if (!closed) drawn.push(at(last));
  return drawn;
}

function catmull(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const axis = (k: 0 | 1): number =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * t +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
  return [axis(0), axis(1)];
}

export function path(points: readonly Point[], closed = false): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

export function lengthOf(line: readonly Point[]): number {
  return line.reduce((sum, point, i) => sum + (i ? distance(line[i - 1] ?? point, point) : 0), 0);
}

/** The spot so far along a line; before the start and after the end it stays there. */
export function along(line: readonly Point[], far: number): Spot {
  let left = Math.max(far, 0);
  for (let i = 1; i < line.length; i += 1) {
    const a: Point = line[i - 1] ?? [0, 0];
    const b: Point = line[i] ?? a;
    const step = distance(a, b);
    if (left <= step || i === line.length - 1) {
      const [x, y] = between(a, b, step === 0 ? 0 : Math.min(left / step, 1));
      return { x, y, angle: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI };
    }
    left -= step;
  }
  const [x, y] = line[0] ?? [0, 0];
  return { x, y, angle: 0 };
}

/** The line moved sideways: to the right of its direction for a positive distance. */
export function beside(line: readonly Point[], aside: number): Point[] {
  return line.map((point, i) => {
    const before = line[Math.max(i - 1, 0)] ?? point;
    const after = line[Math.min(i + 1, line.length - 1)] ?? point;
    const long = distance(before, after) || 1;
    const [dx, dy] = [(after[0] - before[0]) / long, (after[1] - before[1]) / long];
    return [point[0] - dy * aside, point[1] + dx * aside];
  });
}

/** Whether a point lies inside a closed outline. */
export function inside(point: Point, outline: readonly Point[]): boolean {
  let odd = false;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    if (a[1] > point[1] !== b[1] > point[1]) {
      const x = a[0] + ((point[1] - a[1]) / (b[1] - a[1])) * (b[0] - a[0]);
      if (point[0] < x) odd = !odd;
    }
  });
  return odd;
}

/** The distance from a point to the nearest point of a line. */
export function apart(point: Point, line: readonly Point[]): number {
  let nearest = Infinity;
  for (let i = 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1] ?? point, line[i] ?? point];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const share = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
    nearest = Math.min(nearest, distance(point, between(a, b, Math.min(Math.max(share, 0), 1))));
  }
  return nearest;
}
