import { preferences } from '../state/preferences.ts';
import { en, type Words } from './en/en.ts';

export const languages = ['en', 'de'] as const;

/** Of words, dates, numbers and lists: as chosen in Settings, else the first of the browser's that is spoken here. */
export const locale = choose();

function choose(): (typeof languages)[number] {
  const wanted = [preferences().language, ...navigator.languages].map((tag) => tag.split('-')[0]);
  return wanted.flatMap((tag) => languages.find((each) => each === tag) ?? []).at(0) ?? 'en';
}

/** The words of the page, in its language. */
export let words: Words = en;

/** A language other than the first is loaded before the components that say it. */
export async function loadWords(): Promise<void> {
  if (locale === 'de') ({ de: words } = await import('./de/de.ts'));
  document.documentElement.lang = locale;
}

/** The word for a name, where there is one: a later server may send others. */
export const wordFor = <Word>(table: Readonly<Record<string, Word>>, name: string): Word | undefined => table[name];
