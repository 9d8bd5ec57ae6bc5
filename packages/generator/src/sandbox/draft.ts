import type { ProseSlot } from './slot.ts';

/** A sentence and how many words it has: counted once, since counting is slow. */
export interface Sentence {
  readonly text: string;
  readonly words: number;
  /** Its place among the others: themes are written in the order in which they read best. */
  readonly order: number;
}

/** A running text in the making. */
export interface Draft {
  readonly slot: ProseSlot;
  /** 0: there is space for everything. The higher, the less is written besides what is required. */
  readonly brevity: number;
  /** Whether it also keeps the limits that the platform only advises. */
  readonly advised: boolean;
  /** Paragraphs of their own: a greeting. */
  readonly opening: readonly string[];
  /** Sentences in order; those with keywords stand between those of the body. */
  readonly lead: readonly string[];
  readonly body: readonly Sentence[];
  readonly keywordSentences: readonly string[];
  readonly closing: readonly string[];
  /** Paragraphs of their own again: a call to action, a name. */
  readonly ending: readonly string[];
  readonly tags: readonly string[];
  /** The words of the whole. */
  readonly words: number;
}

/** The draft with one more sentence. */
export const longer = (draft: Draft, sentence: Sentence): Draft => ({
  ...draft,
  body: [...draft.body, sentence],
  words: draft.words + sentence.words,
});

/** The draft without the last sentence of its body. */
export const shorter = (draft: Draft): Draft => ({
  ...draft,
  body: draft.body.slice(0, -1),
  words: draft.words - (draft.body.at(-1)?.words ?? 0),
});

const sentencesInAParagraph = 4;

/** Inserts the sentences with keywords between the others, at even distances. */
function interleaved(body: readonly string[], keywordSentences: readonly string[]): string[] {
  const all: string[] = [];
  let next = 0;
  for (let index = 0; index <= body.length; index += 1) {
    const due = Math.round(((index + 1) * keywordSentences.length) / (body.length + 1));
    while (next < due) all.push(keywordSentences[next++] ?? '');
    const sentence = body[index];
    if (sentence !== undefined) all.push(sentence);
  }
  return all;
}

function paragraphs(sentences: readonly string[]): string[] {
  if (sentences.length === 0) return [];
  const count = Math.max(1, Math.round(sentences.length / sentencesInAParagraph));
  const size = Math.ceil(sentences.length / count);
  return Array.from({ length: Math.ceil(sentences.length / size) }, (_, index) =>
    sentences.slice(index * size, (index + 1) * size).join(' '),
  );
}

/** From this brevity on the text is one paragraph. */
const oneParagraphFrom = 2;

/** The text of a draft as it stands. */
export function textOf({ brevity, opening, lead, body, keywordSentences, closing, ending, tags }: Omit<Draft, 'words'>): string {
  const tagLine = tags.map((tag) => `#${tag}`).join(' ');
  const running = paragraphs([
    ...lead,
    ...interleaved(
      body.map(({ text }) => text),
      keywordSentences,
    ),
    ...closing,
  ]);
  const blocks = [...opening, ...running, ...ending, tagLine].filter((block) => block !== '');
  return blocks.join(brevity >= oneParagraphFrom ? ' ' : '\n\n');
}
