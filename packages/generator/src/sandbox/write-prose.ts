import { words as countWords } from '@handbill/contract';
import type { Brief } from './brief.ts';
import { type Draft, longer, shorter, textOf } from './draft.ts';
import { draftProse, type Brevity, brevityLevels } from './draft-prose.ts';
import { fillDraft, fits, maxSkipped } from './fill-draft.ts';
import type { SentenceWriter } from './sentence-writer.ts';
import { lengthen } from './shorten.ts';
import type { ProseSlot } from './slot.ts';

/** The part of the requested length that a draft may have before sentences on its themes are added. */
const maxShare: Readonly<Record<Brevity, number>> = { 0: 0.7, 1: 0.85, 2: 1.02, 3: 1.04, 4: 1.06, 5: Infinity };
/** Closer to the requested length than the check demands. */
const tolerance = 0.07;

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Running texts whose words together make up the requested length. */
class Drafts {
  readonly #brief: Brief;
  readonly #lineWords: number;
  readonly #writer: SentenceWriter;
  readonly drafts: Draft[];

  constructor(slots: readonly ProseSlot[], lineWords: number, brevity: Brevity, writer: SentenceWriter, brief: Brief) {
    this.#brief = brief;
    this.#lineWords = lineWords;
    this.#writer = writer;
    this.drafts = slots.map((slot) => draftProse(slot, brevity, writer, brief));
  }

  get words(): number {
    return this.#lineWords + total(this.drafts.filter(({ slot }) => slot.counted).map(({ words }) => words));
  }

  /** Fills all drafts; what one of them leaves of its share goes to the next ones. */
  fill(length: number | null): void {
    let left = (length ?? 0) - this.words;
    let shares = total(this.drafts.filter(({ slot }) => slot.counted).map(({ slot }) => slot.words));
    for (const [index, draft] of this.drafts.entries()) {
      const shared = length !== null && draft.slot.counted;
      const budget = shared ? draft.words + (left * draft.slot.words) / shares : draft.slot.words;
      const full = fillDraft(draft, budget, this.#writer, this.#brief);
      this.drafts[index] = full;
      if (shared) {
        shares -= draft.slot.words;
        left -= full.words - draft.words;
      }
    }
  }

  /** Removes the last sentences where there are too many words, and adds short ones where there are too few. */
  adjustTo(length: number): void {
    const most = length * (1 + tolerance);
    const least = length * (1 - tolerance);
    for (const [index, draft] of [...this.drafts.entries()].toReversed()) {
      let adjusted = draft;
      while (draft.slot.counted && this.words > most && adjusted.body.length > 1) this.drafts[index] = adjusted = shorter(adjusted);
    }
    for (const [index, draft] of this.drafts.entries()) {
      const words = this.words;
      if (words >= least) return;
      if (draft.slot.counted) this.drafts[index] = this.#withShortSentences(draft, least - words, most - words);
    }
  }

  #withShortSentences(draft: Draft, least: number, most: number): Draft {
    const { shortSentences, general } = this.#brief.patterns;
    let longest = draft;
    let skipped = 0;
    for (const candidate of [...this.#writer.candidates(shortSentences), ...this.#writer.candidates(general)]) {
      const added = longest.words - draft.words;
      if (added >= least || skipped > maxSkipped) break;
      const more = longer(longest, { text: candidate.text, words: countWords(candidate.text, this.#brief.language), order: Infinity });
      if (more.words - draft.words > most || !fits(more)) {
        skipped += 1;
      } else {
        this.#writer.write(candidate);
        longest = more;
      }
    }
    return longest;
  }
}

/** The drafts of the first level of brevity that leaves enough space for themes. */
function spaciousDrafts(slots: readonly ProseSlot[], lineWords: number, writer: SentenceWriter, brief: Brief): Drafts {
  const usual = lineWords + total(slots.filter(({ counted }) => counted).map(({ words }) => words));
  const at = (brevity: Brevity): Drafts => new Drafts(slots, lineWords, brevity, writer.copy(), brief);
  // Without a requested length nothing has to be left out: keywords are only put into lists where they would be most of the text.
  for (const brevity of brief.length === null ? ([0] as const) : brevityLevels) {
    const drafts = at(brevity);
    if (drafts.words <= (brief.length ?? usual) * maxShare[brevity]) return drafts;
  }
  return at(brief.length === null ? 1 : 5);
}

/** Writes the running texts of an output, together as long as requested. */
export function writeProse(slots: readonly ProseSlot[], lineWords: number, writer: SentenceWriter, brief: Brief): void {
  const drafts = spaciousDrafts(slots, lineWords, writer, brief);
  drafts.fill(brief.length);
  if (brief.length !== null) drafts.adjustTo(brief.length);
  for (const draft of drafts.drafts) {
    draft.slot.text = lengthen(textOf(draft), draft.slot, writer, brief);
    draft.slot.tags = draft.tags;
  }
}
