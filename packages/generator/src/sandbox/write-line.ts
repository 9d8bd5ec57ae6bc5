import type { Brief } from './brief.ts';
import type { Frame } from './frame.ts';
import { keeps } from './limits.ts';
import type { Offer, Pen } from './pen.ts';
import type { LinePlace } from './place.ts';
import { shorten } from './shorten.ts';

const asOffer = (text: string): Offer => ({ frame: text, text });

/** With a capital, unless it is an address. */
const asTitle = (keyword: string): string =>
  keyword.includes('://') ? keyword : keyword.replace(/^[a-zäöü]/, (letter) => letter.toUpperCase());

const named = (frame: Frame): boolean => frame.includes('{');

function* candidates(place: LinePlace, pen: Pen, brief: Brief): Generator<Offer, undefined> {
  const [keyword, ...others] = place.keywords;
  if (keyword === undefined) {
    if (place.first) yield* pen.offers(place.frames.filter(named));
    yield* pen.offers(place.frames);
    // Rather one that stands elsewhere too than none where one has to be.
    if (place.presence === 'always') yield* pen.offers(place.frames, {}, 'any');
    return;
  }
  if (others.length === 0) yield* pen.offers(brief.patterns.weaving.line, { keyword, keyword_title: asTitle(keyword) });
  yield asOffer(place.keywords.join(', '));
  yield asOffer(place.keywords.join(' '));
}

const shortest = (texts: readonly string[]): string =>
  texts.reduce((left, right) => (right.length < left.length ? right : left), texts[0] ?? '');

/** How many that fit are looked at: the longest of them says the most. */
const choice = 4;

/** Writes one line: one that keeps every limit, or else the one that comes nearest; nothing where it can be missing and none fits. */
export function writeLine(place: LinePlace, pen: Pen, brief: Brief): string {
  const offers: Offer[] = [];
  const fitting: Offer[] = [];
  for (const offer of candidates(place, pen, brief)) {
    const fits = offer.text.length <= place.max && keeps(offer.text, place.limits, 'advised');
    (fits ? fitting : offers).push(offer);
    if (fitting.length >= (place.limits.length === 0 ? 1 : choice)) break;
  }
  const best = fitting.reduce<Offer | undefined>(
    (long, one) => (long === undefined || one.text.length > long.text.length ? one : long),
    undefined,
  );
  if (best !== undefined) return pen.take(best);
  if (place.presence === 'fits' && place.keywords.length === 0) return '';
  const near = offers.filter(({ text }) => keeps(text, place.limits, 'hard'));
  const text = shortest((near.length > 0 ? near : offers).map((offer) => offer.text));
  return pen.take(asOffer(place.keywords.length === 0 ? shorten(text, place.max) : text));
}
