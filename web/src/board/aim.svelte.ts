/** On touch there is no pointing: a first tap aims at a target and shows what it would do, a second tap does it. */
export class Aim {
  at = $state<string | null>(null);

  take(event: Event, target: string, act: () => void): void {
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    if (isTouch && this.at !== target) {
      this.at = target;
      return;
    }
    this.at = null;
    act();
  }
}
