/** Things on the screen, found by their `data-at`. */

/** The thing itself, where it shows; a tab of that name stands in for what lies behind it. */
export function pointedAt(at: string): Element | null {
  const found = [...document.querySelectorAll(`[data-at="${CSS.escape(at)}"]`)];
  const shown = found.filter((it) => it.getClientRects().length > 0);
  return shown.find((it) => it.getAttribute('role') !== 'tab') ?? shown[0] ?? null;
}
