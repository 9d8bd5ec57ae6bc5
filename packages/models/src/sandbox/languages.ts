import { shownText } from '@handbill/text';
import languages from './languages.json' with { type: 'json' };

/**
 * All that the sandbox can say in one language: nothing of it speaks of a topic, advises, claims or promises anything. Answers are to the
 * questions of the same place. Objects are the same as the beginning of a sentence and inside one. Labels stand before a colon.
 */
export type Language = (typeof languages)['en'];

const byTag: Readonly<Record<string, Language>> = languages;

/** The language of a BCP 47 tag; `undefined` where the sandbox has no words for it, or not in its script. */
export function languageFor(tag: string): Language | undefined {
  const { language, script } = new Intl.Locale(tag).maximize();
  return Object.hasOwn(byTag, language) && script === new Intl.Locale(language).maximize().script ? byTag[language] : undefined;
}

export const english: Language = languages.en;

/** The texts that are not empty, with gaps between them. */
export const joined = (texts: readonly string[], gap: string): string => texts.filter((text) => text !== '').join(gap);

export const closed = (text: string, { stop, quotes }: Language): string =>
  new RegExp(`[.!?…。！？।؟](?:${quotes[1]}|\\*\\*)?$`, 'u').test(text) ? text : `${text}${stop}`;

/** `Topic: “Sourdough for beginners”.` Quotations of the brief stand behind a colon and in quotation marks, so that no grammar bends them. */
export const labelled = (
  label: keyof Language['labels'],
  texts: readonly string[],
  { language }: { readonly language: Language },
): string =>
  closed(`${language.labels[label]}${language.colon}${texts.map((text) => language.quotes.join(text)).join(language.comma)}`, language);

/** A text as a reader sees it. */
export const shown = (text: string, isMarkdown = false): string => shownText(text, isMarkdown).text;
