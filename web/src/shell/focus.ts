/** The keyboard never loses its place: what had the focus may vanish with a move, or with a curtain. */

/** What can take the focus from an element without removing it. */
const TAKES_FOCUS = ['disabled', 'tabindex'];

/** A Svelte attachment: when what had the focus is gone, the focus comes to this element, not to the page's top. */
export function keepsFocus(place: HTMLElement): () => void {
  let hadFocus = false;
  let soon: ReturnType<typeof setTimeout> | undefined;
  const note = (): void => void (hadFocus = true);
  const look = (): void => {
    soon = undefined;
    if (!hadFocus || document.activeElement !== document.body) return;
    hadFocus = false;
    place.focus({ preventScroll: true });
  };
  // Not at once: on its way from one thing to the next the focus is nowhere for a moment.
  const watch = new MutationObserver(() => (soon ??= setTimeout(look)));
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: TAKES_FOCUS });
  document.addEventListener('focusin', note);
  return () => {
    clearTimeout(soon);
    watch.disconnect();
    document.removeEventListener('focusin', note);
  };
}
