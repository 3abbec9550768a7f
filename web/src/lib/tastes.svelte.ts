/** What this player likes: theme, sound, notifications, name; and the hints already seen. */
import { recalled, remember } from './memory';
import { mayNotify } from './notes';

export type Theme = 'auto' | 'light' | 'dark';

const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

export const tastes = $state({
  theme: THEMES.find((theme) => theme === recalled('theme')) ?? 'auto',
  sound: recalled('sound') !== 'off',
  notify: recalled('notify') === 'on',
  name: recalled('name') ?? '',
  hints: new Set(JSON.parse(recalled('hints') ?? '[]') as string[]),
});

export function wearTheme(theme: Theme): void {
  tastes.theme = theme;
  remember('theme', theme);
  showTheme();
}

const night = matchMedia('(prefers-color-scheme: dark)');

/** Tell the style sheet which colours to wear; without a choice those of the system. */
export function showTheme(): void {
  const worn = tastes.theme === 'auto' ? (night.matches ? 'dark' : 'light') : tastes.theme;
  document.documentElement.dataset['theme'] = worn;
}

night.addEventListener('change', showTheme);

export function nextTheme(): Theme {
  return THEMES[(THEMES.indexOf(tastes.theme) + 1) % THEMES.length] ?? 'auto';
}

export function switchSound(): void {
  tastes.sound = !tastes.sound;
  remember('sound', tastes.sound ? 'on' : 'off');
}

/** False if the browser does not let us, and they stay off. */
export async function switchNotifications(): Promise<boolean> {
  const wanted = !tastes.notify;
  tastes.notify = wanted && (await mayNotify());
  remember('notify', tastes.notify ? 'on' : 'off');
  return tastes.notify === wanted;
}

export function callMe(name: string): void {
  tastes.name = name;
  remember('name', name);
}

export function hintsSeen(hints: readonly string[]): void {
  tastes.hints = new Set([...tastes.hints, ...hints]);
  remember('hints', JSON.stringify([...tastes.hints]));
}

/** See the hints of a game again, for its tour. */
export function forgetHints(game: string): void {
  tastes.hints = new Set([...tastes.hints].filter((hint) => !hint.startsWith(`${game}-`)));
  remember('hints', JSON.stringify([...tastes.hints]));
}
