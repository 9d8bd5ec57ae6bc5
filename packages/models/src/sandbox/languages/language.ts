/** Lists of phrases. */
const lists = ['buttons', 'questions', 'answers', 'sentences', 'frames', 'subjects', 'objects', 'places'] as const;
type List = (typeof lists)[number];

/** What stands in front of what the brief says, before a colon: so no grammar bends it. */
const labels = ['sample', 'topic', 'keywords', 'brief', 'audience', 'campaign'] as const;

/** How a letter begins, to strangers and to friends, and how it ends. */
const letterParts = ['formal', 'informal', 'closing'] as const;

/** The signs of most languages; `space` stands between two sentences. */
const usualSigns = { quotes: ['“', '”'] as readonly [string, string], stop: '.', colon: ': ', comma: ', ', space: ' ' };
type Signs = Readonly<typeof usualSigns>;

/**
 * What the sandbox can say in one language. Nothing of it speaks of a topic, advises, claims or promises anything. Its answers are to its
 * questions, in the same order. Sentences stand alone, some of them very short; others are put together by frames such as
 * `{subject} shows {object} {place}.` Objects are the same as the beginning of a sentence and inside one: headings, items of lists and
 * short lines are made of them, too.
 */
export interface Language extends Signs, Readonly<Record<List, readonly string[]>> {
  /** Says what the text is, in a sentence. */
  readonly notice: string;
  readonly labels: Readonly<Record<(typeof labels)[number], string>>;
  readonly letter: Readonly<Record<(typeof letterParts)[number], string>>;
}

/** A language as it is written down: phrases between bars, in the order of the lists above; the usual signs are left out. */
export type LanguageInput = Partial<Signs> &
  Readonly<Record<'notice' | 'labels' | 'letter' | Exclude<List, 'answers'>, string>> & { readonly answers?: string };

const phrasesIn = (text: string): string[] => text.split('|').map((phrase) => phrase.trim());

/** Phrases by their names. */
function named<Name extends string>(names: readonly Name[], text: string): Record<Name, string> {
  const phrases = phrasesIn(text);
  return Object.fromEntries(names.map((name, index) => [name, phrases[index]])) as Record<Name, string>;
}

/** A language; where it has no answers, the name of a sample answers the question what the text is. */
export function language(input: LanguageInput): Language {
  const all = { ...usualSigns, ...input, labels: named(labels, input.labels), letter: named(letterParts, input.letter) };
  const whole = { ...all, answers: input.answers ?? `${all.labels.sample}${all.stop}` };
  return { ...whole, ...(Object.fromEntries(lists.map((name) => [name, phrasesIn(whole[name])])) as Record<List, string[]>) };
}
