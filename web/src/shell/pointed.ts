/** Things on the screen, found by their `data-at`. */

/** The thing itself, where it shows; a tab stands in for what lies behind it. */
export function pointedAt(at: string): Element | null {
  const name = CSS.escape(at);
  const found = [...document.querySelectorAll(`[data-at="${name}"], [data-holds~="${name}"]`)];
  const shown = found.filter((it) => it.getClientRects().length > 0);
  return shown.find((it) => !isTab(it)) ?? shown[0] ?? null;
}

export function isTab(it: Element): it is HTMLElement {
  return it.getAttribute('role') === 'tab';
}
