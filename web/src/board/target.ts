/** What can be pointed at on a drawn board, and picked while it is lit. */
import { enterKey } from './arrows';

export interface Target {
  /** Its id, by which the log, a hint or the tour finds it. */
  at: string;
  isLit: boolean;
  onpick: (event: Event) => void;
  onpoint: (isOver: boolean) => void;
}

/** The attributes and listeners of its element: a button while it is lit, else a picture with a label. */
export function target({ at, isLit, onpick, onpoint }: Target): object {
  const pointing = {
    'data-at': at,
    onpointerenter: () => onpoint(true),
    onpointerleave: () => onpoint(false),
  };
  // Chromium lets Tab stop at whatever listens for the focus in a drawing: what is not lit must not.
  if (!isLit) return { ...pointing, role: 'img' };
  return {
    ...pointing,
    role: 'button',
    tabindex: 0,
    'data-lit': '',
    onfocus: () => onpoint(true),
    onblur: () => onpoint(false),
    onclick: onpick,
    onkeydown: enterKey(onpick),
  };
}
