/** The language of the page, and every text a person can see. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { recalled, remember } from '../lib/memory';

export const LANGUAGES = ['en', 'fr', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, string | number>;

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', nl: 'Nederlands' };

const catalogues: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
  nl: () => import('./nl'),
};

/** Catalogues that come only with the pages and windows that show them. */
export type Later = 'rules' | 'dealing';
const later = import.meta.glob<string>('../../../src/damrak/locales/*/{rules,dealing}.ftl', {
  query: '?raw',
  import: 'default',
});

/** French sets a space inside quotation marks, before its double points and in numbers; no line may break there. */
const LOOSE_MARKS = /(?<=«) | (?=[»:;!?%])|(?<=\d) (?=\d{3})/g;

let bundle = $state.raw<FluentBundle | null>(null);
let language = $state<Language>('en');
/** What was asked for last: of two languages that are on their way the other may come later. */
let wanted: Language = 'en';
let loaded = $state.raw<readonly Later[]>([]);

export function spoken(): Language {
  return language;
}

/** The language that was chosen before, else the first of the browser's that we speak, else English. */
export function preferred(wanted: readonly string[] = navigator.languages): Language {
  const before = recalled('language');
  const known = [before ?? '', ...wanted].map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((code) => code === known.find((tag) => LANGUAGES.some((it) => it === tag))) ?? 'en';
}

/** Load a language and speak it from now on. */
export async function speak(chosen: Language): Promise<void> {
  wanted = chosen;
  const { default: text } = await catalogues[chosen]();
  if (wanted !== chosen) return;
  const made = new FluentBundle(chosen, { useIsolating: false });
  made.addResource(new FluentResource(text));
  bundle = made;
  language = chosen;
  loaded = [];
  document.documentElement.lang = chosen;
}

export async function chooseLanguage(chosen: Language): Promise<void> {
  remember('language', chosen);
  await speak(chosen);
}

/** Add a catalogue that is not there from the start. */
export async function load(catalogue: Later, chosen: Language = language): Promise<void> {
  const file = later[`../../../src/damrak/locales/${chosen}/${catalogue}.ftl`];
  if (!file || isLoaded(catalogue)) return;
  const text = await file();
  if (chosen !== language) return;
  bundle?.addResource(new FluentResource(text), { allowOverrides: true });
  loaded = [...loaded, catalogue];
}

export function isLoaded(catalogue: Later): boolean {
  return loaded.includes(catalogue);
}

export function knows(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** A message of the catalogues as a sentence; a missing one shows its id, never an error. */
export function t(id: string, args: Arguments = {}): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return bundle ? id : '';
  const problems: Error[] = [];
  const text = bundle.formatPattern(pattern, args as Record<string, FluentVariable>, problems);
  return language === 'fr' ? text.replace(LOOSE_MARKS, '\u00a0') : text;
}

/** A number as this language writes it. */
export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(language, options).format(value).replace('-', '−');
}

/** A day as this language writes it. */
export function date(moment: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(moment);
}

export function percent(value: number): string {
  return number(value, { style: 'percent' });
}

/** A gain or a loss, with its sign; a chance is gained in hundredths. */
export function signed(value: number, style: 'decimal' | 'percent' = 'decimal'): string {
  return number(value, { style, signDisplay: 'exceptZero' });
}
