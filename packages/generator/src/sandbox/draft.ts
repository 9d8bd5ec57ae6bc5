import { words as countWords } from '@handbill/contract';
import type { Brief } from './brief.ts';
import { keepsLimits } from './keeps-limits.ts';
import { endingOf } from './keywords.ts';
import { closed, inMarkdown, labelled } from './quote.ts';
import type { Slot } from './slot.ts';

/** How what a text has to contain is written: in sentences, as a list, or with nothing but spaces between. */
export type Brevity = 'sentences' | 'list' | 'bare';

interface Block {
  /** `items` stand on lines of their own. */
  readonly as: 'sentences' | 'items';
  readonly texts: string[];
}

const sentencesPerParagraph = 4;
/** Keywords in one sentence. */
const perSentence = 3;

/** A running text in the making: what it has to contain, and what was added so far. */
export class Draft {
  readonly slot: Slot;
  /** The words of the whole. */
  words = 0;
  hashtags: readonly string[];
  readonly #brief: Brief;
  readonly #brevity: Brevity;
  readonly #blocks: Block[] = [];
  readonly #keywords: readonly string[];
  readonly #ending: readonly string[];
  readonly #letter: { readonly greeting: string; readonly closing: string } | undefined;

  constructor(slot: Slot, brevity: Brevity, brief: Brief) {
    const { language, hashtags, isInformal } = brief;
    this.slot = slot;
    this.#brief = brief;
    this.#brevity = brevity;
    this.#keywords = this.#keywordSentences();
    this.#ending = endingOf(slot, brief);
    this.hashtags = slot.isPost ? hashtags.required : [];
    this.#letter = slot.isLetter
      ? { greeting: language.greeting[isInformal ? 'informal' : 'formal'], closing: language.closing }
      : undefined;
    for (const text of [...this.#keywords, ...this.#ending, ...Object.values(this.#letter ?? {})]) this.words += this.#count(text);
  }

  get isEmpty(): boolean {
    return this.#blocks.length === 0 && this.#keywords.length === 0 && this.#ending.length === 0;
  }

  #count(text: string): number {
    return countWords(text, this.#brief.tag);
  }

  #keywordSentences(): string[] {
    const { disclaimers, language } = this.#brief;
    const keywords = this.slot.keywords.filter((keyword) => !disclaimers.has(keyword));
    const said = this.slot.keywords.filter((keyword) => disclaimers.has(keyword)).map((text) => closed(text, language));
    if (keywords.length === 0) return said;
    if (this.#brevity === 'bare') return [keywords.join(' '), ...said];
    if (this.#brevity === 'list') return [keywords.join(language.comma), ...said];
    const sentences = Array.from({ length: Math.ceil(keywords.length / perSentence) }, (_, index) =>
      labelled('keywords', keywords.slice(index * perSentence, (index + 1) * perSentence), this.#brief),
    );
    return [...sentences, ...said];
  }

  /** Adds a sentence, unless the text would go beyond its limits. `paragraph`: it begins one. */
  add(sentence: string, { which = 'hard', paragraph = false, emphasis = false }: AddOptions = {}): boolean {
    if (!this.#brief.allows(sentence)) return false;
    const text = emphasis && this.slot.isMarkdown ? `**${sentence}**` : this.#escaped(sentence);
    const last = this.#blocks.at(-1);
    const goesOn = last?.as === 'sentences' && !paragraph && last.texts.length < sentencesPerParagraph;
    const block = goesOn ? last : { as: 'sentences' as const, texts: [] };
    if (!goesOn) this.#blocks.push(block);
    block.texts.push(text);
    if (this.fits(which)) {
      this.words += this.#count(sentence);
      return true;
    }
    block.texts.pop();
    if (!goesOn) this.#blocks.pop();
    return false;
  }

  /** Adds lines that stand together: a list, a table. They are taken as they are; `words` are those of what they show. */
  addItems(items: readonly string[], shown: readonly string[], which: 'advised' | 'hard' = 'hard'): boolean {
    this.#blocks.push({ as: 'items', texts: [...items] });
    if (this.fits(which)) {
      for (const text of shown) this.words += this.#count(text);
      return true;
    }
    this.#blocks.pop();
    return false;
  }

  /** Adds hashtags that nobody asked for, as far as they fit. */
  addHashtags(tags: readonly string[], which: 'advised' | 'hard'): void {
    for (const tag of tags) {
      const before = this.hashtags;
      this.hashtags = [...before, tag];
      if (!this.fits(which)) this.hashtags = before;
    }
  }

  fits(which: 'advised' | 'hard'): boolean {
    return this.slot.limits.length === 0 || keepsLimits(this.text, this.slot.limits, which);
  }

  /** A text of the brief or of ours, as the part shows it. */
  #escaped(text: string): string {
    return this.slot.isMarkdown ? inMarkdown(text) : text;
  }

  get text(): string {
    const { space } = this.#brief.language;
    const keywords = this.#keywords.map((text) => this.#escaped(text));
    const tags = this.hashtags.map((tag) => `#${tag}`).join(' ');
    const link = this.#ending.filter((text) => text.includes('://'));
    const blocks = this.#blocks.map(({ as, texts }) => texts.join(as === 'items' ? '\n' : space));
    const closes = this.#brevity === 'sentences';
    const body = [...blocks.slice(0, 1), keywords.join(closes ? space : ' '), ...blocks.slice(1)];
    const { greeting = '', closing = '' } = this.#letter ?? {};
    return [greeting, ...body, ...link, tags, closing].filter((text) => text !== '').join(closes ? '\n\n' : ' ');
  }
}

interface AddOptions {
  readonly which?: 'advised' | 'hard';
  readonly paragraph?: boolean;
  readonly emphasis?: boolean;
}
