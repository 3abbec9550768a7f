import { afterEach, describe, expect, it } from 'vitest';
import { arrowKeys, enterKey, reach } from './arrows';

const right = { x: 1, y: 0 };

describe('reach', () => {
  it('leaves out what lies behind', () => {
    expect(reach({ x: 10, y: 0 }, { x: 0, y: 0 }, right)).toBe(Infinity);
  });

  it('prefers what lies straight ahead to what is nearer but aside', () => {
    const from = { x: 0, y: 0 };
    expect(reach(from, { x: 60, y: 0 }, right)).toBeLessThan(reach(from, { x: 40, y: 40 }, right));
  });
});

describe('arrow keys', () => {
  let leave = (): void => {};
  afterEach(() => {
    leave();
    document.body.replaceChildren();
  });

  function laidOut(...boxes: [number, number][]): HTMLElement[] {
    const root = document.createElement('div');
    const targets = boxes.map(([x, y]) => {
      const target = document.createElement('button');
      target.dataset['lit'] = '';
      target.getBoundingClientRect = () => new DOMRect(x, y, 10, 10);
      root.append(target);
      return target;
    });
    document.body.append(root);
    leave = arrowKeys(root);
    return targets;
  }

  const strike = (key: string): void => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  };

  it('move the focus among lit targets by where they lie', () => {
    const [first, east, south] = laidOut([0, 0], [50, 5], [0, 60]);
    first?.focus();
    strike('ArrowRight');
    expect(document.activeElement).toBe(east);
    strike('ArrowLeft');
    strike('ArrowDown');
    expect(document.activeElement).toBe(south);
  });

  it('stay within a dialog', () => {
    const [first, , south] = laidOut([0, 0], [50, 5], [0, 60]);
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    first?.parentElement?.append(dialog);
    if (first && south) dialog.append(first, south);
    first?.focus();
    strike('ArrowRight');
    expect(document.activeElement).toBe(first);
    strike('ArrowDown');
    expect(document.activeElement).toBe(south);
  });

  it('go to the first lit target when nothing has the focus', () => {
    const [first] = laidOut([0, 0], [50, 5]);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    expect(document.activeElement).toBe(first);
  });

  it('stay where nothing lies that way', () => {
    const [first] = laidOut([0, 0], [50, 5]);
    first?.focus();
    strike('ArrowUp');
    expect(document.activeElement).toBe(first);
  });
});

describe('enterKey', () => {
  it('acts on Enter and the space bar alone', () => {
    let acts = 0;
    const pressed = enterKey(() => (acts += 1));
    for (const key of ['Enter', ' ', 'a', 'ArrowDown']) pressed(new KeyboardEvent('keydown', { key }));
    expect(acts).toBe(2);
  });
});
