/** When the host has renewed Damrak, the files of this page are gone from the server, and it may speak otherwise. */

/** Load the page anew if the server has another one now. Seats, games and tastes are kept elsewhere. */
export async function followRenewal(): Promise<void> {
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src');
  const page = await pageNow();
  if (script && page && !page.includes(script)) location.reload();
}

/** The page as the server gives it now; nothing while the server is away. */
async function pageNow(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}
