import { words as countWords } from '@handbill/contract';
import type { Brief } from './brief.ts';
import { type Draft, textOf } from './draft.ts';
import { draftProse, type Thrift, thriftLevels } from './draft-prose.ts';
import { filled } from './fill.ts';
import { keeps } from './limits.ts';
import type { Pen } from './pen.ts';
import type { ProsePlace } from './place.ts';

/** The part of the wished length that may be taken before themes are filled in. */
const roomy: Readonly<Record<Thrift, number>> = { 0: 0.7, 1: 0.85, 2: 1.02, 3: 1.04, 4: 1.06, 5: Infinity };
/** Nearer to the wished length than a check asks for. */
const tolerance = 0.07;

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Running texts that belong together: their words add up to the wished length. */
class Drafts {
  readonly #brief: Brief;
  readonly #lineWords: number;
  readonly drafts: Draft[];
  readonly pen: Pen;

  constructor(places: readonly ProsePlace[], lineWords: number, thrift: Thrift, pen: Pen, brief: Brief) {
    this.#brief = brief;
    this.#lineWords = lineWords;
    this.pen = pen;
    this.drafts = places.map((place) => draftProse(place, thrift, pen, brief));
  }

  wordsOf(draft: Draft): number {
    return countWords(textOf(draft), this.#brief.language);
  }

  get words(): number {
    return this.#lineWords + total(this.drafts.filter(({ place }) => place.counted).map((draft) => this.wordsOf(draft)));
  }

  /** Shares what is left of the length out, each text taking up what those before it left over. */
  fill(length: number | null): void {
    const fixed = this.drafts.map((draft) => this.wordsOf(draft));
    let left = (length ?? 0) - this.#lineWords - total(fixed.filter((_, index) => this.drafts[index]?.place.counted));
    let shares = total(this.drafts.filter(({ place }) => place.counted).map(({ place }) => place.words));
    for (const [index, draft] of this.drafts.entries()) {
      const has = fixed[index] ?? 0;
      const shared = length !== null && draft.place.counted;
      const budget = shared ? has + (left * draft.place.words) / shares : draft.place.words;
      const full = filled(draft, budget, this.pen, this.#brief);
      this.drafts[index] = full;
      if (shared) {
        shares -= draft.place.words;
        left -= this.wordsOf(full) - has;
      }
    }
  }

  /** Adds short sentences where words are missing, and takes the last ones away where there are too many. */
  settle(length: number): void {
    const least = length * (1 - tolerance);
    const most = length * (1 + tolerance);
    let words = this.words;
    for (const [index, draft] of [...this.drafts.entries()].toReversed()) {
      if (!draft.place.counted) continue;
      while (words > most && (this.drafts[index]?.body.length ?? 0) > 1) {
        const body = this.drafts[index]?.body ?? [];
        words -= countWords(body.at(-1) ?? '', this.#brief.language);
        this.drafts[index] = { ...draft, body: body.slice(0, -1) };
      }
    }
    for (const [index, draft] of this.drafts.entries()) {
      if (words < least && draft.place.counted) words += this.#patch(index, least - words, most - words);
    }
  }

  #patch(index: number, least: number, most: number): number {
    const { brief, general } = this.#brief.patterns;
    let added = 0;
    for (const offer of [...this.pen.offers(brief), ...this.pen.offers(general)]) {
      const draft = this.drafts[index];
      const words = countWords(offer.text, this.#brief.language);
      if (draft === undefined || added >= least) break;
      const longer = { ...draft, body: [...draft.body, offer.text] };
      if (added + words > most || !keeps(textOf(longer), draft.place.limits, 'hard')) continue;
      this.pen.take(offer);
      this.drafts[index] = longer;
      added += words;
    }
    return added;
  }
}

/** Writes the running texts of an output, to the wished length together where there is one. */
export function writeProse(places: readonly ProsePlace[], lineWords: number, pen: Pen, brief: Brief): void {
  const { length } = brief;
  const attempt = (thrift: Thrift): Drafts => new Drafts(places, lineWords, thrift, pen.copy(), brief);
  const natural = lineWords + total(places.filter(({ counted }) => counted).map(({ words }) => words));
  const fits = (thrift: Thrift): Drafts | undefined => {
    const drafts = attempt(thrift);
    // Without a wished length nothing has to be left out: only keywords are brought together where they would be most of it.
    return (length === null && thrift > 0) || drafts.words <= (length ?? natural) * roomy[thrift] ? drafts : undefined;
  };
  const work = thriftLevels.values().map(fits).find((drafts) => drafts !== undefined) ?? attempt(5);
  work.fill(length);
  if (length !== null) work.settle(length);
  for (const draft of work.drafts) {
    draft.place.text = textOf(draft);
    draft.place.tags = draft.tags;
  }
}
