/** The Dutch clock as it is drawn: what the dial shows at a moment of a run. No messages, no rules. */
import type { Translate } from '../../board/table';

/** A price of the dial, or the place before its first price, where a press is early (M17). */
export type DialPlace = number | 'start';

export interface Running {
  start: number;
  step_ms: number;
  prices: readonly DialPlace[];
}

export interface Shown {
  phase: 'before' | 'running' | 'run-out';
  /** Which of the prices the dial shows. */
  step: number;
  price: DialPlace;
  /** How far the hand has fallen, in steps. */
  fallen: number;
  elapsed: number;
}

export function shownAt(run: Running, now: number): Shown {
  const elapsed = now - run.start;
  const last = run.prices.length - 1;
  const fallen = Math.min(Math.max(elapsed / run.step_ms, 0), run.prices.length);
  const step = Math.min(Math.floor(fallen), last);
  const phase = elapsed < 0 ? 'before' : fallen >= run.prices.length ? 'run-out' : 'running';
  return { phase, step, price: run.prices[step] ?? 0, fallen, elapsed };
}

/** The dial as it stands once a press has decided the run. */
export function stoppedAt(run: Running, price: DialPlace): Shown {
  const step = Math.max(run.prices.indexOf(price), 0);
  return { phase: 'run-out', step, price, fallen: step + 0.5, elapsed: (step + 0.5) * run.step_ms };
}

/** What the dial says at a place; twice the price on the doubled clock. */
export function faceOf(place: DialPlace, factor: number, t: Translate): number | string {
  return place === 'start' ? t('boards-dial-start') : place * factor;
}

/** What a press costs there: at START as much as at the first price. */
export function costOf(place: DialPlace, dial: readonly DialPlace[], factor: number): number {
  const price = place === 'start' ? dial[1] : place;
  return typeof price === 'number' ? price * factor : 0;
}

/** The dial's face: 300 degrees, highest price at the top left, falling clockwise. */
const FIRST = -150;
const SWEEP = 300;

export function angleOf(steps: number, count: number): number {
  return FIRST + (SWEEP * steps) / count;
}

export function onCircle(angle: number, radius: number): [number, number] {
  const radians = ((angle - 90) * Math.PI) / 180;
  return [Math.cos(radians) * radius, Math.sin(radians) * radius];
}

/** A ring's segment from one angle to another. */
export function segment(from: number, to: number, inner: number, outer: number): string {
  const point = (angle: number, radius: number): string =>
    onCircle(angle, radius)
      .map((value) => value.toFixed(1))
      .join(' ');
  const large = to - from > 180 ? 1 : 0;
  return (
    `M${point(from, outer)}A${outer} ${outer} 0 ${large} 1 ${point(to, outer)}` +
    `L${point(to, inner)}A${inner} ${inner} 0 ${large} 0 ${point(from, inner)}Z`
  );
}
