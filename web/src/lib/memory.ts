/** What this browser remembers between visits. A browser that refuses to remember still plays. */
const PREFIX = 'damrak-';

export function recalled(what: string): string | null {
  try {
    return localStorage.getItem(PREFIX + what);
  } catch {
    return null;
  }
}

export function remember(what: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + what, value);
  } catch {
    // Private windows and full disks: the choice holds for this page only.
  }
}

export function forget(what: string): void {
  try {
    localStorage.removeItem(PREFIX + what);
  } catch {
    // Nothing was kept.
  }
}
