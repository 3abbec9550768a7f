/** Things on the screen, found by their `data-at`. */

/** The thing itself, where it shows; a tab stands in for what lies behind it. */
export function pointedAt(at: string): Element | null {
  const shown = shownAt(at);
  return shown.find((it) => !isTab(it)) ?? shown[0] ?? null;
}

/** The same; where it shows more than once, that which nothing else covers, such as the clock. */
export function seenAt(at: string): Element | null {
  return shownAt(at).find((it) => !isTab(it) && !isCovered(it)) ?? pointedAt(at);
}

function shownAt(at: string): Element[] {
  const name = CSS.escape(at);
  const found = [...document.querySelectorAll(`[data-at="${name}"], [data-holds~="${name}"]`)];
  return found.filter((it) => it.getClientRects().length > 0);
}

function isCovered(it: Element): boolean {
  const { left, top, width, height } = it.getBoundingClientRect();
  const front = document.elementFromPoint(left + width / 2, top + height / 2);
  return !front || !(it.contains(front) || front.contains(it));
}

export function isTab(it: Element): it is HTMLElement {
  return it.getAttribute('role') === 'tab';
}
