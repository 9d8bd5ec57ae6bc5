/** What the sandbox can say in one language. Nothing of it speaks of a topic, advises, claims or promises anything. */
export interface Language {
  /** Says what the text is, in a sentence. */
  readonly notice: string;
  /** What stands in front of what the brief says, before a colon: so no grammar bends it. */
  readonly labels: {
    readonly sample: string;
    readonly topic: string;
    readonly keywords: string;
    readonly brief: string;
    readonly audience: string;
    readonly campaign: string;
    readonly link: string;
  };
  readonly quotes: readonly [string, string];
  readonly stop: string;
  readonly colon: string;
  readonly comma: string;
  /** Between two sentences. */
  readonly space: string;
  readonly greeting: { readonly formal: string; readonly informal: string };
  readonly closing: string;
  readonly buttons: readonly string[];
  readonly questions: readonly string[];
  /** To these questions, in the same order. */
  readonly answers: readonly string[];
  /** Sentences that stand alone, some of them very short. */
  readonly sentences: readonly string[];
  /** Sentences are put together from these: `{subject} shows {object} {place}.` */
  readonly frames: readonly string[];
  readonly subjects: readonly string[];
  /** The same as the beginning of a sentence and inside one: headings, items of lists and short lines are made of them, too. */
  readonly objects: readonly string[];
  readonly places: readonly string[];
  /** The heading of a table's first column, which has objects. */
  readonly table: string;
}

type Phrases<Name extends keyof Language> = { readonly [N in Name]: string };
type Signs = Pick<Language, 'quotes' | 'stop' | 'colon' | 'comma' | 'space'>;
type Lists = 'buttons' | 'questions' | 'answers' | 'sentences' | 'frames' | 'subjects' | 'objects' | 'places';

/** A language as it is written down: lists as phrases between bars, and the usual signs left out. */
type LanguageInput = Omit<Language, Lists | keyof Signs | 'labels' | 'greeting'> &
  Partial<Signs> &
  Phrases<Exclude<Lists, 'places' | 'buttons'>> & {
    /** `sample|topic|keywords|brief|audience|campaign|link` */
    readonly labels: string;
    /** `formal|informal`, or one for both. */
    readonly greeting: string;
    readonly buttons: string;
    readonly places?: string;
  };

const list = (phrases: string): string[] => phrases.split('|').map((phrase) => phrase.trim());
const at = (phrases: string, index: number): string => list(phrases)[index] ?? list(phrases)[0] ?? '';

export function language({ labels, greeting, ...given }: LanguageInput): Language {
  return {
    quotes: ['“', '”'],
    stop: '.',
    colon: ': ',
    comma: ', ',
    space: ' ',
    ...given,
    labels: {
      sample: at(labels, 0),
      topic: at(labels, 1),
      keywords: at(labels, 2),
      brief: at(labels, 3),
      audience: at(labels, 4),
      campaign: at(labels, 5),
      link: at(labels, 6),
    },
    greeting: { formal: at(greeting, 0), informal: at(greeting, 1) },
    buttons: list(given.buttons),
    questions: list(given.questions),
    answers: list(given.answers),
    sentences: list(given.sentences),
    frames: list(given.frames),
    subjects: list(given.subjects),
    objects: list(given.objects),
    places: given.places === undefined ? [''] : list(given.places),
  };
}
