import { english } from './english.ts';
import { german } from './german.ts';
import type { Language } from './language.ts';
import { shortLanguages } from './short-languages.ts';

/** Every language that the sandbox writes, by its primary subtag. */
const languages: Readonly<Record<string, Language>> = { en: english, de: german, ...shortLanguages };

/** The language of a BCP 47 tag; `undefined` where the sandbox has no words for it, or not in its script. */
export function languageFor(tag: string): Language | undefined {
  const { language, script } = new Intl.Locale(tag).maximize();
  return Object.hasOwn(languages, language) && script === new Intl.Locale(language).maximize().script ? languages[language] : undefined;
}
