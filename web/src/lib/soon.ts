/** What the first sight of a page does not need, fetched before anybody asks for it. */

/** However busy the page is, it is not put off for longer than this. */
const LONGEST_MS = 2_000;

/** Load it once the page has been drawn and has nothing better to do. Whoever needs it in vain will say so. */
export function soon(load: () => Promise<unknown>): void {
  const fetchIt = (): void => void load().catch(() => undefined);
  // Not every browser tells when it is idle.
  if ('requestIdleCallback' in window) requestIdleCallback(fetchIt, { timeout: LONGEST_MS });
  else setTimeout(fetchIt, LONGEST_MS / 10);
}
