import { words as countWords } from '@handbill/contract';
import type { Brief } from './brief.ts';
import { type Draft, textOf } from './draft.ts';
import { keeps } from './limits.ts';
import type { Offer, Pen } from './pen.ts';
import type { ProsePlace } from './place.ts';

/** How often a frame may come again, each time in other words. */
const rounds = 6;
/** Words; a smaller gap stays. */
const closeEnough = 5;
/** How many sentences that do not fit are passed over. */
const patience = 10;

/** Sentences for a place: its own theme's first, then what suits any text, and only then a frame again. */
function* stockOf(place: ProsePlace, pen: Pen, brief: Brief): Generator<Offer, undefined> {
  for (let round = 0; round < rounds; round += 1) {
    for (const frames of [...place.stock, brief.patterns.general]) yield* pen.offers(frames.filter((frame) => pen.uses(frame) <= round));
  }
}

/** A draft with sentences added until it has about so many words, or its limits allow no more. */
export function filled(draft: Draft, budget: number, pen: Pen, brief: Brief): Draft {
  const which = draft.advised ? 'advised' : 'hard';
  let full = draft;
  let gap = budget - countWords(textOf(draft), brief.language);
  let passed = 0;
  for (const offer of stockOf(draft.place, pen, brief)) {
    if (gap < closeEnough || passed > patience) break;
    const words = countWords(offer.text, brief.language);
    const longer = { ...full, body: [...full.body, offer.text] };
    if (words > gap + closeEnough || !keeps(textOf(longer), draft.place.limits, which)) {
      passed += 1;
    } else {
      pen.take(offer);
      full = longer;
      gap -= words;
    }
  }
  return full;
}
