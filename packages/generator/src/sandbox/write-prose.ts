import { words as countWords } from '@handbill/contract';
import type { Brief } from './brief.ts';
import { type Draft, longer, shorter, textOf } from './draft.ts';
import { draftProse, type Thrift, thriftLevels } from './draft-prose.ts';
import { filled, fits, patience } from './fill.ts';
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
  readonly #pen: Pen;
  readonly drafts: Draft[];

  constructor(places: readonly ProsePlace[], lineWords: number, thrift: Thrift, pen: Pen, brief: Brief) {
    this.#brief = brief;
    this.#lineWords = lineWords;
    this.#pen = pen;
    this.drafts = places.map((place) => draftProse(place, thrift, pen, brief));
  }

  get words(): number {
    return this.#lineWords + total(this.drafts.filter(({ place }) => place.counted).map(({ words }) => words));
  }

  /** Shares what is left of the length out, each text taking up what those before it left over. */
  fill(length: number | null): void {
    let left = (length ?? 0) - this.words;
    let shares = total(this.drafts.filter(({ place }) => place.counted).map(({ place }) => place.words));
    for (const [index, draft] of this.drafts.entries()) {
      const shared = length !== null && draft.place.counted;
      const budget = shared ? draft.words + (left * draft.place.words) / shares : draft.place.words;
      const full = filled(draft, budget, this.#pen, this.#brief);
      this.drafts[index] = full;
      if (shared) {
        shares -= draft.place.words;
        left -= full.words - draft.words;
      }
    }
  }

  /** Takes the last sentences away where there are too many words, and adds short ones where words are missing. */
  settle(length: number): void {
    const most = length * (1 + tolerance);
    const least = length * (1 - tolerance);
    for (const [index, draft] of [...this.drafts.entries()].toReversed()) {
      let settled = draft;
      while (draft.place.counted && this.words > most && settled.body.length > 1) this.drafts[index] = settled = shorter(settled);
    }
    for (const [index, draft] of this.drafts.entries()) {
      const words = this.words;
      if (words >= least) return;
      if (draft.place.counted) this.drafts[index] = this.#patched(draft, least - words, most - words);
    }
  }

  #patched(draft: Draft, least: number, most: number): Draft {
    const { brief, general } = this.#brief.patterns;
    let patched = draft;
    let passed = 0;
    for (const offer of [...this.#pen.offers(brief), ...this.#pen.offers(general)]) {
      const added = patched.words - draft.words;
      if (added >= least || passed > patience) break;
      const more = longer(patched, { text: offer.text, words: countWords(offer.text, this.#brief.language), order: Infinity });
      if (more.words - draft.words > most || !fits(more)) {
        passed += 1;
      } else {
        this.#pen.take(offer);
        patched = more;
      }
    }
    return patched;
  }
}

/** The drafts of the first level of thrift that leaves room enough for themes. */
function roomyDrafts(places: readonly ProsePlace[], lineWords: number, pen: Pen, brief: Brief): Drafts {
  const natural = lineWords + total(places.filter(({ counted }) => counted).map(({ words }) => words));
  const at = (thrift: Thrift): Drafts => new Drafts(places, lineWords, thrift, pen.copy(), brief);
  // Without a wished length nothing has to be left out: only keywords are brought together where they would be most of it.
  for (const thrift of brief.length === null ? ([0] as const) : thriftLevels) {
    const drafts = at(thrift);
    if (drafts.words <= (brief.length ?? natural) * roomy[thrift]) return drafts;
  }
  return at(brief.length === null ? 1 : 5);
}

/** Writes the running texts of an output, to the wished length together where there is one. */
export function writeProse(places: readonly ProsePlace[], lineWords: number, pen: Pen, brief: Brief): void {
  const drafts = roomyDrafts(places, lineWords, pen, brief);
  drafts.fill(brief.length);
  if (brief.length !== null) drafts.settle(brief.length);
  for (const draft of drafts.drafts) {
    draft.place.text = textOf(draft);
    draft.place.tags = draft.tags;
  }
}
