import { words } from '@handbill/contract';
import type { Brief } from './brief.ts';
import { type Draft, longer, textOf } from './draft.ts';
import { keeps } from './limits.ts';
import type { Offer, Pen } from './pen.ts';
import type { ProsePlace } from './place.ts';

/** How often a frame may come again, each time in other words. */
const rounds = 6;
/** Words; a smaller gap stays. */
const closeEnough = 5;
/** How many sentences that do not fit are passed over. */
export const patience = 10;

/** Sentences for a place: its own theme's first, then what suits any text, and only then a frame again. */
function* stockOf(place: ProsePlace, pen: Pen, brief: Brief): Generator<Offer, undefined> {
  for (let round = 0; round < rounds; round += 1) {
    for (const frames of [...place.stock, brief.patterns.general]) yield* pen.offers(frames.filter((frame) => pen.uses(frame) <= round));
  }
}

/** Whether a draft keeps the limits of its place. */
export const fits = (draft: Draft): boolean =>
  draft.place.limits.length === 0 || keeps(textOf(draft), draft.place.limits, draft.advised ? 'advised' : 'hard');

/** A draft with sentences added until it has about so many words, or its limits allow no more. */
export function filled(draft: Draft, budget: number, pen: Pen, brief: Brief): Draft {
  let full = draft;
  let passed = 0;
  if (budget - full.words < closeEnough) return full;
  const frames = draft.place.stock.flat();
  const places = new Map(frames.map((frame, index) => [frame, index]));
  const orderOf = ({ frame }: Offer): number => pen.uses(frame) * frames.length + (places.get(frame) ?? frames.length);
  for (const offer of stockOf(draft.place, pen, brief)) {
    const sentence = { text: offer.text, words: words(offer.text, brief.language), order: orderOf(offer) };
    const more = longer(full, sentence);
    if (more.words > budget + closeEnough || !fits(more)) {
      passed += 1;
    } else {
      pen.take(offer);
      full = more;
    }
    if (budget - full.words < closeEnough || passed > patience) break;
  }
  return { ...full, body: full.body.toSorted((left, right) => left.order - right.order) };
}
