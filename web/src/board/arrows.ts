/** Arrow keys move among the lit targets of a board, by where they lie; without a focus they go to the first. */

const LIT = '[data-lit]';

interface Centre {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, Centre> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function centreOf(element: Element): Centre {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** How far a target is in a direction; what lies aside counts as further, what lies behind not at all. */
export function reach(from: Centre, to: Centre, way: Centre): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const ahead = dx * way.x + dy * way.y;
  const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
  return ahead <= 1 ? Infinity : ahead + 2 * aside;
}

function nearest(targets: Element[], from: Centre, way: Centre): Element | null {
  let best: Element | null = null;
  let shortest = Infinity;
  for (const target of targets) {
    const far = reach(from, centreOf(target), way);
    if (far < shortest) [best, shortest] = [target, far];
  }
  return best;
}

/** Whether the focus is nowhere in particular, so that an arrow key may take it to the board. */
const isIdle = (): boolean => document.activeElement?.matches('body, main') ?? true;

/** A Svelte attachment for the element that holds the targets. */
export function arrowKeys(root: HTMLElement): () => void {
  const move = (event: KeyboardEvent): void => {
    const here = document.activeElement;
    const way = DIRECTIONS[event.key];
    if (way && isIdle()) root.querySelector<HTMLElement | SVGElement>(LIT)?.focus();
    if (!way || !here || !root.contains(here) || here.matches('input, textarea, select, [role=tab]')) return;
    // Within a dialog, such as the ways to pay, the keys stay there.
    const among = here.closest('[role=dialog]') ?? root;
    const targets = [...among.querySelectorAll(LIT)].filter((target) => target !== here);
    const next = nearest(targets, centreOf(here), way);
    if (!(next instanceof HTMLElement || next instanceof SVGElement)) return;
    event.preventDefault();
    next.focus();
  };
  window.addEventListener('keydown', move);
  return () => window.removeEventListener('keydown', move);
}

/** For targets that are no buttons by nature: Enter and the space bar act. */
export function enterKey(act: (event: KeyboardEvent) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    act(event);
  };
}
