import type { Brief } from './brief.ts';
import { type Brevity, Draft } from './draft.ts';
import type { Filler } from './filler.ts';
import { alternativeOf } from './keywords.ts';
import { inMarkdown, labelled } from './quote.ts';
import type { Slot } from './slot.ts';
import { words as countWords } from '@handbill/contract';

const brevities: readonly Brevity[] = ['sentences', 'list', 'bare'];

/** The draft of a slot with what it has to contain, written as fully as its limits allow. */
function draftOf(slot: Slot, brief: Brief): Draft {
  const drafts = brevities.map((brevity) => new Draft(slot, brevity, brief));
  return drafts.find((draft) => draft.fits('hard')) ?? new Draft(slot, 'bare', brief);
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Writes the running texts of an output, together with so many words where a length was asked for. */
export function writeProse(
  slots: readonly Slot[],
  length: number | null,
  brief: Brief,
  filler: Filler,
  begun: readonly string[] = [],
): void {
  const drafts = slots.map((slot) => draftOf(slot, brief));
  const counted = drafts.filter(({ slot }) => slot.counted);
  let left = (length ?? 0) - total(counted.map(({ words }) => words));
  let weights = total(counted.map(({ slot }) => slot.weight));
  const opened = new Set(begun);
  for (const draft of drafts) {
    const { slot } = draft;
    const isShared = length !== null && slot.counted;
    const before = draft.words;
    const budget = isShared ? before + (left * slot.weight) / weights : Math.max(slot.weight, before);
    const group = alternativeOf(slot.pointer, brief);
    new ProseWriter(draft, { budget, isAsked: isShared, whole: length ?? Infinity, brief, filler }).write({ opens: !opened.has(group) });
    opened.add(group);
    if (isShared) {
      left -= draft.words - before;
      weights -= slot.weight;
    }
  }
  const missing = (): number => (length === null ? 0 : length - total(counted.map(({ words }) => words)));
  const tolerated = (length ?? 0) * tolerance;
  for (const draft of counted.toReversed())
    while (
      missing() > tolerated &&
      filler.anyShortSentence(({ text, words }) => words <= missing() + maxOver && draft.add(text)) !== undefined
    );
  for (const draft of drafts) [draft.slot.text, draft.slot.hashtags] = [draft.text, draft.hashtags];
}

/** Closer to the length asked for than the check demands. */
const tolerance = 0.07;

interface ProseOptions {
  /** How many words it is to have. */
  readonly budget: number;
  /** Whether so many were asked for: then only what a platform refuses is kept, and not what it only advises. */
  readonly isAsked: boolean;
  /** The words of all running texts. */
  readonly whole: number;
  readonly brief: Brief;
  readonly filler: Filler;
}

/** The part of a text that one quote may take. */
const quoteShare = 0.4;
/** The part of the whole that the topic may take, so that it is there at least once. */
const topicShare = 0.3;
/** A list or a table needs so many words besides its own. */
const aroundFeature = 25;
/** So many sentences stand in front of one. */
const beforeFeature = 2;

class ProseWriter {
  readonly #draft: Draft;
  readonly #options: ProseOptions;
  readonly #which: 'advised' | 'hard';

  constructor(draft: Draft, options: ProseOptions) {
    this.#draft = draft;
    this.#options = options;
    this.#which = options.isAsked || !draft.fits('advised') ? 'hard' : 'advised';
  }

  get #left(): number {
    return this.#options.budget - this.#draft.words;
  }

  write({ opens }: { readonly opens: boolean }): void {
    const draft = this.#draft;
    const { brief, filler } = this.#options;
    const answer = brief.language.answers[draft.slot.answers ?? Infinity];
    if (answer !== undefined) draft.add(answer, { which: this.#which });
    if (opens) this.#open();
    if (draft.slot.isPost) draft.addHashtags(brief.hashtags.suggested, this.#which);
    const features = draft.slot.isMarkdown && answer === undefined ? maxFeatures : 0;
    for (let added = 0, sentences = 1; ; sentences += 1) {
      const sentence = filler.sentence(({ words, text }) => words <= this.#left && draft.add(text, { which: this.#which }));
      if (sentence === undefined) break;
      if (sentences % beforeFeature !== 0 || added >= features || this.#left < aroundFeature) continue;
      this.#addFeature((featureCount(draft.slot) + added) % 3);
      added += 1;
    }
    this.#finish();
  }

  /** Says what the text is, and quotes the brief, as far as there is space. */
  #open(): void {
    const { brief, budget, isAsked, whole } = this.#options;
    const { language, topic, own, audience, facts } = brief;
    const most = isAsked ? budget * quoteShare : Infinity;
    const add = (sentence: string, options: object = {}, mostWords = most): boolean => {
      const words = countWords(sentence, brief.tag);
      return words <= mostWords && this.#draft.add(sentence, { which: this.#which, ...options });
    };
    const emoji = this.#draft.slot.isPost && pictured.has(String(brief.platform)) ? '📝 ' : '';
    add(emoji + language.notice, { emphasis: true });
    if (topic !== undefined) add(labelled('topic', [topic], brief), {}, Math.max(most, whole * topicShare));
    if (own.length < 2 || !add(labelled('brief', own, brief))) for (const text of own) add(labelled('brief', [text], brief));
    for (const { label, text } of audience) add(labelled(label, [text], brief));
    this.#addFacts(facts);
  }

  #addFacts(facts: readonly string[]): void {
    const { brief, budget, isAsked } = this.#options;
    const { slot } = this.#draft;
    let left = isAsked ? Math.min(this.#left, budget * quoteShare) : budget;
    const fitting = facts.filter((fact) => (left -= countWords(fact, brief.tag)) >= 0);
    const label = `${brief.language.labels.brief}${brief.language.colon.trimEnd()}`;
    const mark = slot.isMarkdown ? '- ' : '• ';
    const items = fitting.map((fact) => mark + (slot.isMarkdown ? inMarkdown(fact) : fact));
    const lead = slot.isMarkdown ? [label, ''] : [label];
    for (let count = items.length; count > 0; count -= 1)
      if (this.#draft.addItems([...lead, ...items.slice(0, count)], [label, ...fitting.slice(0, count)], this.#which)) return;
  }

  /** What a page that shows the text has to show, too: a list, a table, steps. */
  #addFeature(which: number): void {
    const { brief, filler } = this.#options;
    const lines = [1, 2, 3].map(() => filler.line(() => true)).filter((line) => line !== undefined);
    if (which === 0)
      return void this.#draft.addItems(
        lines.map((line) => `- ${line}`),
        lines,
      );
    if (which === 1)
      return void this.#draft.addItems(
        lines.map((line, index) => `${index + 1}. ${line}`),
        lines,
      );
    const table = [[brief.language.table, ''], ['---', '---'], ...lines.map((line) => [line, '✓'])];
    this.#draft.addItems(
      table.map((cells) => `| ${cells.join(' | ')} |`),
      table.flat(),
    );
  }

  /** Closes the gap that is left with short sentences; an empty text gets one in any case. */
  #finish(): void {
    const { brief, filler } = this.#options;
    const { slot } = this.#draft;
    const isTooShort = (): boolean => this.#draft.isEmpty || (slot.min > 0 && this.#draft.text.length < slot.min);
    const add = ({ text }: { readonly text: string }): boolean => this.#draft.add(text);
    while (isTooShort() && (filler.sentence(add) ?? filler.anyShortSentence(add)) !== undefined);
    // A gap of few words may be closed by one or two more.
    const most = (): number => (this.#options.isAsked && this.#left > maxOver ? this.#left + maxOver : this.#left);
    while (filler.shortSentence(({ text, words }) => words <= most() && this.#draft.add(text, { which: this.#which })) !== undefined);
    if (this.#draft.isEmpty) this.#draft.add(brief.language.labels.sample);
  }
}

const maxFeatures = 2;
const maxOver = 2;
const featureCount = ({ pointer }: Slot): number => Number(/\d+/.exec(pointer)?.[0] ?? 0);

/** Platforms where posts have pictures in their words. */
const pictured: ReadonlySet<string> = new Set(['instagram', 'tiktok', 'facebook', 'threads', 'pinterest', 'youtube']);
