import { plainInMarkdown } from '@handbill/text';
import type { Brief } from './brief.ts';
import { keepsLimits, type Limits } from './keeps-limits.ts';
import { endingOf } from './keywords.ts';
import { closed, labelled } from './quote.ts';
import type { Slot } from './slot.ts';

interface Block {
  /** None where it is a list or a table. */
  readonly sentences: number;
  /** Put together once, since the whole is looked at with each sentence that is added. */
  readonly text: string;
}

const sentencesPerParagraph = 4;
const keywordsPerSentence = 3;

/** A running text in the making: the phrases that it has to contain, and the sentences that were added so far. */
export class Draft {
  readonly slot: Slot;
  words = 0;
  hashtags: readonly string[];
  readonly #brief: Brief;
  /** Whether the phrases stand there with nothing but spaces between: there is no room for more. */
  readonly #isBare: boolean;
  readonly #blocks: Block[] = [];
  readonly #needed: readonly string[];
  readonly #around: readonly [string, string];

  private constructor(slot: Slot, brief: Brief, isBare: boolean) {
    const { letter } = brief.language;
    [this.slot, this.#brief, this.#isBare] = [slot, brief, isBare];
    this.hashtags = slot.kind === 'post' ? brief.hashtags.required : [];
    this.#needed = neededIn(slot, brief, isBare);
    this.#around = slot.kind === 'letter' ? [brief.isInformal ? letter.informal : letter.formal, letter.closing] : ['', ''];
    // Of a link in Markdown only the words are read.
    const ending = endingOf(slot, brief).map((text) => (slot.isMarkdown ? text.replace(/\]\(.*$/, '') : text));
    for (const text of [...this.#needed, ...ending, ...this.#around]) this.words += brief.words(text);
  }

  static of(slot: Slot, brief: Brief): Draft {
    const draft = new Draft(slot, brief, false);
    return draft.fits('hard') ? draft : new Draft(slot, brief, true);
  }

  get isEmpty(): boolean {
    return this.#blocks.length === 0 && this.#needed.length === 0 && endingOf(this.slot, this.#brief).length === 0;
  }

  /** Adds a sentence, unless the text would go beyond its limits. */
  add(sentence: string, limits: Limits = 'hard', isStrong = false): boolean {
    const text = isStrong && this.slot.isMarkdown ? `**${sentence}**` : this.#asShown(sentence);
    const { sentences, text: before } = this.#blocks.at(-1) ?? { sentences: 0, text: '' };
    if (sentences === 0 || sentences === sentencesPerParagraph) return this.#put({ sentences: 1, text }, 0, [sentence], limits);
    return this.#put({ sentences: sentences + 1, text: `${before}${this.#brief.language.space}${text}` }, 1, [sentence], limits);
  }

  /** Adds lines that stand together: a list, a table. `shown` are their words as they are read. */
  addLines(texts: readonly string[], shown: readonly string[], limits: Limits): boolean {
    return this.#put({ sentences: 0, text: texts.join('\n') }, 0, shown, limits);
  }

  #put(block: Block, replaced: number, shown: readonly string[], limits: Limits): boolean {
    const before = this.#blocks.splice(this.#blocks.length - replaced, replaced, block);
    const isIn = this.fits(limits);
    if (isIn) for (const text of shown) this.words += this.#brief.words(text);
    else this.#blocks.splice(-1, 1, ...before);
    return isIn;
  }

  /** Adds hashtags that nobody asked for, where they fit. */
  addHashtags(tags: readonly string[]): void {
    const before = this.hashtags;
    this.hashtags = [...before, ...tags];
    if (!this.fits('advised')) this.hashtags = before;
  }

  fits(limits: Limits): boolean {
    return this.slot.limits.length === 0 || keepsLimits(this.text, this.slot.limits, limits);
  }

  #asShown(text: string): string {
    return this.slot.isMarkdown ? plainInMarkdown(text) : text;
  }

  get text(): string {
    const [first = '', ...rest] = this.#blocks.map(({ text }) => text);
    const needed = this.#needed.map((text) => this.#asShown(text)).join(this.#isBare ? ' ' : this.#brief.language.space);
    const tags = this.hashtags.map((tag) => `#${tag}`).join(' ');
    const [greeting, closing] = this.#around;
    const all = [greeting, first, needed, ...rest, this.slot.link, tags, closing];
    return all.filter((text) => text !== '').join(this.#isBare ? ' ' : '\n\n');
  }
}

/** The keywords of a slot, in sentences where there is space for these, and the sentences that it has to say. */
function neededIn({ keywords }: Slot, brief: Brief, isBare: boolean): string[] {
  const said = keywords.filter((keyword) => brief.sentences.has(keyword)).map((text) => closed(text, brief.language));
  const words = keywords.filter((keyword) => !brief.sentences.has(keyword));
  if (isBare) return [...words, ...said];
  const sentences = Array.from({ length: Math.ceil(words.length / keywordsPerSentence) }, (_, index) =>
    labelled('keywords', words.slice(index * keywordsPerSentence, (index + 1) * keywordsPerSentence), brief),
  );
  return [...sentences, ...said];
}
