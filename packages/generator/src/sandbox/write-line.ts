import type { Brief } from './brief.ts';
import { keeps } from './limits.ts';
import type { Offer, Pen } from './pen.ts';
import type { LinePlace } from './place.ts';
import { shorten } from './shorten.ts';

const asOffer = (text: string): Offer => ({ frame: text, text });

function* candidates(place: LinePlace, pen: Pen, brief: Brief): Generator<Offer, undefined> {
  const [keyword, ...others] = place.keywords;
  if (keyword === undefined) return yield* pen.offers(place.frames);
  if (others.length === 0) yield* pen.offers(brief.patterns.weaving.line, { keyword });
  yield asOffer(place.keywords.join(', '));
  yield asOffer(place.keywords.join(' '));
}

const shortest = (texts: readonly string[]): string => texts.reduce((left, right) => (right.length < left.length ? right : left), texts[0] ?? '');

/** Writes one line: the first that keeps every limit, or else the one that comes nearest. */
export function writeLine(place: LinePlace, pen: Pen, brief: Brief): string {
  const offers: Offer[] = [];
  for (const offer of candidates(place, pen, brief)) {
    if (offer.text.length <= place.max && keeps(offer.text, place.limits, 'advised')) return pen.take(offer);
    offers.push(offer);
  }
  const near = offers.filter(({ text }) => keeps(text, place.limits, 'hard'));
  const text = shortest((near.length > 0 ? near : offers).map((offer) => offer.text));
  return pen.take(asOffer(place.keywords.length === 0 ? shorten(text, place.max) : text));
}
