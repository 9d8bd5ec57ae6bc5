import languages from './languages.json' with { type: 'json' };

/**
 * All that the sandbox can say in one language. Nothing of it speaks of a topic, advises, claims or promises anything. Its answers are to its
 * questions, in the same order. Sentences stand alone, some of them very short; others are put together by frames such as
 * `{subject} shows {object} {place}.` Objects are the same as the beginning of a sentence and inside one: headings, items of lists and
 * short lines are made of them, too.
 */
export interface Language extends Readonly<
  Record<'buttons' | 'questions' | 'answers' | 'sentences' | 'frames' | 'subjects' | 'objects' | 'places', readonly string[]>
> {
  /** Says in a sentence that the text is a sample. */
  readonly notice: string;
  /** The words in front of quotations of the brief, before a colon: so no grammar bends them. */
  readonly labels: Readonly<Record<'sample' | 'topic' | 'keywords' | 'brief' | 'audience' | 'campaign', string>>;
  /** How a letter begins, to strangers and to friends, and how it ends. */
  readonly letter: Readonly<Record<'formal' | 'informal' | 'closing', string>>;
  /** The opening and the closing one. */
  readonly quotes: readonly string[];
  readonly stop: string;
  readonly colon: string;
  readonly comma: string;
  /** Between two sentences. */
  readonly space: string;
}

const byTag: Readonly<Record<string, Language>> = languages;

/** The one that says the most. */
export const english: Language = languages.en;

/** The language of a BCP 47 tag; `undefined` where the sandbox has no words for it, or not in its script. */
export function languageFor(tag: string): Language | undefined {
  const { language, script } = new Intl.Locale(tag).maximize();
  return Object.hasOwn(byTag, language) && script === new Intl.Locale(language).maximize().script ? byTag[language] : undefined;
}
