import { measure, type PlatformLimit } from '@handbill/contract';
import { plainInMarkdown, sameLine } from '@handbill/text';
import type { Brief } from './brief.ts';
import type { Filler } from './filler.ts';
import { isInList, type Slot } from './slots.ts';
import { closed, joined, shown } from './languages.ts';

/** A text has no more of these than UTF-16 units. */
const unitsOfText: ReadonlySet<string> = new Set<PlatformLimit['unit']>(['characters', 'graphemes', 'utf16']);

export const keepsLimits = (text: string, limits: readonly PlatformLimit[]): boolean =>
  limits.every(({ unit, max }) => (unitsOfText.has(unit) && text.length <= max) || (measure(text, unit) ?? 0) <= max);

/** Texts are written with these, and none again that is `written`. */
export interface WritingContext {
  readonly brief: Brief;
  readonly filler: Filler;
  readonly written: Set<string>;
  /** By pointer; `undefined`: there is none. */
  readonly texts: Map<string, string | undefined>;
}

/** Tells a text from others. Lists of alternatives may share lines; a text that an alternative has only once is to differ. */
export const keyOf = (text: string, { pointer, alternative }: Slot): string =>
  `${isInList(pointer) ? alternative : ''} ${sameLine(shown(text))}`;

/** In characters: of longer texts, each has sentences of its own. */
const [maxParagraph, maxCompared] = [300, 1_000];

/** A text in the making. */
export class Draft {
  readonly slot: Slot;
  limits: readonly PlatformLimit[];
  words = 0;
  readonly #brief: Brief;
  readonly #end: string;
  #paragraphs: readonly string[] = [];

  /** @param ends what it has to end with, in less and less space: the first one that fits */
  constructor(slot: Slot, brief: Brief, limits = slot.limits.hard, ends: readonly string[] = ['']) {
    [this.slot, this.#brief] = [slot, brief];
    this.#end = ends.find((end) => keepsLimits(end, slot.limits.hard)) ?? ends.at(-1) ?? '';
    this.limits = keepsLimits(this.#end, limits) ? limits : slot.limits.hard;
    this.recount();
  }

  /** Counts its words as a reader sees them: side by side, some are others than alone. */
  recount(): void {
    this.words = this.#brief.words(shown(this.text, this.slot.isMarkdown));
  }

  /** Adds a sentence, or lines that stand apart as a list or a table does, unless the text would go beyond its limits. */
  add(text: string, written = this.slot.isMarkdown ? plainInMarkdown(text) : text): boolean {
    const { language } = this.#brief;
    const before = this.#paragraphs;
    const last = before.at(-1) ?? '\n';
    const isApart = `${last}${written}`.includes('\n') || (this.slot.role === 'prose' && last.length > maxParagraph);
    this.#paragraphs = isApart ? [...before, written] : [...before.slice(0, -1), `${closed(last, language)}${language.space}${written}`];
    const isIn = keepsLimits(this.text, this.limits);
    if (isIn) this.words += this.#brief.words(text);
    else this.#paragraphs = before;
    return isIn;
  }

  /** Adds sentences until the text is long enough and the only one of its kind; `false` where its limits do not allow that. */
  complete({ filler, written }: WritingContext): boolean {
    const isKnown = (): boolean => this.text.length < maxCompared && written.has(keyOf(this.text, this.slot));
    while (this.text === '' || this.text.length < this.slot.min || isKnown())
      if (filler.anySentence((sentence) => this.add(sentence)) === undefined) return false;
    written.add(keyOf(this.text, this.slot));
    return true;
  }

  get text(): string {
    const [greeting, closing] = this.slot.isLetter ? this.#brief.letter : ['', ''];
    return joined([greeting, ...this.#paragraphs, this.#end, closing], '\n\n');
  }
}
