import { words } from '@handbill/contract';
import type { Brief } from './brief.ts';
import { type Draft, longer, textOf } from './draft.ts';
import { keepsLimits } from './keeps-limits.ts';
import type { Candidate, SentenceWriter } from './sentence-writer.ts';
import type { ProseSlot } from './slot.ts';

/** How often a frame may be used, each time with other choices. */
const rounds = 6;
/** Words; a smaller gap is left. */
const closeEnough = 5;
/** How many sentences that do not fit are skipped before it is enough. */
export const maxSkipped = 10;

/** Sentences for a slot: its own theme's first, then those that suit any text, and only then used frames again. */
function* poolOf(slot: ProseSlot, writer: SentenceWriter, brief: Brief): Generator<Candidate, undefined> {
  for (let round = 0; round < rounds; round += 1) {
    for (const frames of [...slot.pool, brief.patterns.general])
      yield* writer.candidates(frames.filter((frame) => writer.timesUsed(frame) <= round));
  }
}

/** Whether a draft keeps the limits of its slot. */
export const fits = (draft: Draft): boolean =>
  draft.slot.limits.length === 0 || keepsLimits(textOf(draft), draft.slot.limits, draft.advised ? 'advised' : 'hard');

/** A draft with sentences added until it has about so many words, or its limits allow no more. */
export function fillDraft(draft: Draft, budget: number, writer: SentenceWriter, brief: Brief): Draft {
  let full = draft;
  let skipped = 0;
  if (budget - full.words < closeEnough) return full;
  const frames = draft.slot.pool.flat();
  const positions = new Map(frames.map((frame, index) => [frame, index]));
  const orderOf = ({ frame }: Candidate): number => writer.timesUsed(frame) * frames.length + (positions.get(frame) ?? frames.length);
  for (const candidate of poolOf(draft.slot, writer, brief)) {
    const sentence = { text: candidate.text, words: words(candidate.text, brief.language), order: orderOf(candidate) };
    const more = longer(full, sentence);
    if (more.words > budget + closeEnough || !fits(more)) {
      skipped += 1;
    } else {
      writer.write(candidate);
      full = more;
    }
    if (budget - full.words < closeEnough || skipped > maxSkipped) break;
  }
  return { ...full, body: full.body.toSorted((left, right) => left.order - right.order) };
}
