import { describe, expect, it } from 'vitest';
import { Aim } from './aim.svelte';

const tap = (): Event => new PointerEvent('click', { pointerType: 'touch' });
const click = (): Event => new PointerEvent('click', { pointerType: 'mouse' });

describe('Aim', () => {
  it('acts at once by mouse and by key', () => {
    const done: string[] = [];
    const aim = new Aim();
    aim.take(click(), 'g3', () => done.push('mouse'));
    aim.take(new KeyboardEvent('keydown'), 'g3', () => done.push('key'));
    expect(done).toEqual(['mouse', 'key']);
  });

  it('acts on the second tap of the same target only', () => {
    const done: string[] = [];
    const aim = new Aim();
    for (const target of ['g3', 'g4', 'g4']) aim.take(tap(), target, () => done.push(target));
    expect(done).toEqual(['g4']);
    expect(aim.at).toBeNull();
  });
});
