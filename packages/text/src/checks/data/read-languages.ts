import { languageName, primaryLanguage } from './by-language.ts';
import { numberWords } from './number-words.ts';

const known = ['en', 'de', 'fr', 'es'];
/** Those in which the words are known by which a model offers more of its work. */
const offered = ['ca', 'cs', 'da', 'fi', 'hu', 'it', 'nb', 'nl', 'nn', 'no', 'pl', 'pt', 'ro', 'ru', 'sv', 'tr'];

/** A rule's claim that holds in some languages alone, and these languages. */
interface Reading {
  readonly languages: readonly string[];
  /** The part of the text that is read in any language all the same. */
  readonly anywhere: string;
}

/** The rules that go by the words of a language. All others read signs that are the same in each. */
export const readLanguages = {
  truncation: { languages: known, anywhere: 'a part without an end mark where the others have one' },
  placeholder: { languages: [...known, 'it', 'nl', 'pt'], anywhere: 'brackets around words, merge tags, lorem ipsum' },
  refusal: { languages: [...known, ...offered], anywhere: 'a first line with a colon that names a platform or a kind in English' },
  unsupported_figure: {
    languages: [...numberWords.keys()],
    anywhere: 'digits with a currency, per cent, a unit, dates and times in digits',
  },
  editorial: { languages: known, anywhere: 'signs, capitals, telephone numbers' },
  style: { languages: known, anywhere: 'a word twice, signs that shout' },
  readability: { languages: known, anywhere: 'nothing' },
} as const satisfies Readonly<Record<string, Reading>>;

/** The message of a rule that does not read a text's language; `undefined` where it does. */
export function unreadIn(rule: string, language: string): string | undefined {
  const reading: Reading | undefined = (readLanguages as Readonly<Record<string, Reading>>)[rule];
  const primary = primaryLanguage(language);
  return reading === undefined || reading.languages.includes(primary) ? undefined : `not checked in ${languageName(primary)}`;
}
