import { language, type Language, type LanguageInput } from './language.ts';
import written from './languages.json' with { type: 'json' };

/** Every language that the sandbox writes, by its primary subtag. */
const languages: Readonly<Record<string, Language>> = Object.fromEntries(
  Object.entries<unknown>(written).map(([tag, input]) => [tag, language(input as LanguageInput)]),
);

/** The one that says the most. */
export const english: Language = language(written.en);

/** The language of a BCP 47 tag; `undefined` where the sandbox has no words for it, or not in its script. */
export function languageFor(tag: string): Language | undefined {
  const { language: primary, script } = new Intl.Locale(tag).maximize();
  return Object.hasOwn(languages, primary) && script === new Intl.Locale(primary).maximize().script ? languages[primary] : undefined;
}
