import { words as countWords } from '@handbill/contract';
import { plainInMarkdown } from '@handbill/text';
import type { Brief } from './brief.ts';
import { keepsLimits } from './keeps-limits.ts';
import { endingOf } from './keywords.ts';
import { closed, labelled } from './quote.ts';
import type { Slot } from './slot.ts';

/** How what a text has to contain is written: in sentences, as a list, or with nothing but spaces between. */
const brevities = ['sentences', 'list', 'bare'] as const;
type Brevity = (typeof brevities)[number];

/** The limits that a text keeps: those that a platform refuses to exceed, or also those that it only advises. */
export type Limits = 'hard' | 'advised';

interface Block {
  /** Sentences are written one behind the other, lines each on its own. */
  readonly as: 'sentences' | 'lines';
  readonly texts: readonly string[];
  /** All of them: put together once, since the whole is looked at with each sentence that is added. */
  readonly text: string;
}

const sentencesPerParagraph = 4;
/** Keywords in one sentence. */
const perSentence = 3;

/** A running text in the making: what it has to contain, and what was added so far. */
export class Draft {
  readonly slot: Slot;
  words = 0;
  hashtags: readonly string[];
  readonly #brief: Brief;
  readonly #brevity: Brevity;
  readonly #blocks: Block[] = [];
  readonly #needed: readonly string[];
  readonly #around: readonly [string, string];

  constructor(slot: Slot, brevity: Brevity, brief: Brief) {
    const { language, hashtags, isInformal } = brief;
    this.slot = slot;
    this.hashtags = slot.kind === 'post' ? hashtags.required : [];
    this.#brief = brief;
    this.#brevity = brevity;
    this.#needed = neededIn(slot, brevity, brief);
    const { informal, formal, closing } = language.letter;
    this.#around = slot.kind === 'letter' ? [isInformal ? informal : formal, closing] : ['', ''];
    // Of a link in Markdown only the words are read.
    const ending = endingOf(slot, brief).map((text) => (slot.isMarkdown ? text.replace(/\]\(.*$/, '') : text));
    for (const text of [...this.#needed, ...ending, ...this.#around]) this.#count(text);
  }

  static of(slot: Slot, brief: Brief): Draft {
    const drafts = brevities.map((brevity) => new Draft(slot, brevity, brief));
    return drafts.find((draft) => draft.fits('hard')) ?? new Draft(slot, 'bare', brief);
  }

  get isEmpty(): boolean {
    return this.#blocks.length === 0 && this.#needed.length === 0 && endingOf(this.slot, this.#brief).length === 0;
  }

  #count(text: string): void {
    this.words += countWords(text, this.#brief.tag);
  }

  /** Adds a sentence, unless the text would go beyond its limits. */
  add(sentence: string, limits: Limits = 'hard', isStrong = false): boolean {
    const text = isStrong && this.slot.isMarkdown ? `**${sentence}**` : this.#asShown(sentence);
    const last = this.#blocks.at(-1);
    const goesOn = last?.as === 'sentences' && last.texts.length < sentencesPerParagraph;
    const texts = goesOn ? [...last.texts, text] : [text];
    return this.#put({ as: 'sentences', texts, text: texts.join(this.#brief.language.space) }, goesOn ? 1 : 0, [sentence], limits);
  }

  /** Adds lines that stand together: a list, a table. They are taken as they are; `shown` is what of them is read. */
  addLines(texts: readonly string[], shown: readonly string[], limits: Limits): boolean {
    return this.#put({ as: 'lines', texts, text: texts.join('\n') }, 0, shown, limits);
  }

  #put(block: Block, replaced: number, shown: readonly string[], limits: Limits): boolean {
    const before = this.#blocks.splice(this.#blocks.length - replaced, replaced, block);
    const isIn = this.fits(limits);
    if (isIn) for (const text of shown) this.#count(text);
    else this.#blocks.splice(-1, 1, ...before);
    return isIn;
  }

  /** Adds hashtags that nobody asked for, as far as they fit. */
  addHashtags(tags: readonly string[], limits: Limits): void {
    for (const tag of tags) {
      this.hashtags = [...this.hashtags, tag];
      if (!this.fits(limits)) this.hashtags = this.hashtags.slice(0, -1);
    }
  }

  fits(limits: Limits): boolean {
    return this.slot.limits.length === 0 || keepsLimits(this.text, this.slot.limits, limits);
  }

  #asShown(text: string): string {
    return this.slot.isMarkdown ? plainInMarkdown(text) : text;
  }

  get text(): string {
    const { space } = this.#brief.language;
    const isFull = this.#brevity === 'sentences';
    const [first = '', ...rest] = this.#blocks.map(({ text }) => text);
    const needed = this.#needed.map((text) => this.#asShown(text)).join(isFull ? space : ' ');
    const tags = this.hashtags.map((tag) => `#${tag}`).join(' ');
    const [greeting, closing] = this.#around;
    return [greeting, first, needed, ...rest, this.slot.link, tags, closing].filter((text) => text !== '').join(isFull ? '\n\n' : ' ');
  }
}

/** The keywords and disclaimers of a slot, in sentences where there is space for these. */
function neededIn(slot: Slot, brevity: Brevity, brief: Brief): string[] {
  const { disclaimers, language } = brief;
  const keywords = slot.keywords.filter((keyword) => !disclaimers.has(keyword));
  const said = slot.keywords.filter((keyword) => disclaimers.has(keyword)).map((text) => closed(text, language));
  if (keywords.length === 0) return said;
  if (brevity !== 'sentences') return [keywords.join(brevity === 'list' ? language.comma : ' '), ...said];
  const sentences = Array.from({ length: Math.ceil(keywords.length / perSentence) }, (_, index) =>
    labelled('keywords', keywords.slice(index * perSentence, (index + 1) * perSentence), brief),
  );
  return [...sentences, ...said];
}
