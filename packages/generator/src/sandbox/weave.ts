import type { Brief } from './brief.ts';
import type { Offer, Pen } from './pen.ts';

/** `a, b and c` */
function listed(keywords: readonly string[], and: string): string {
  const last = keywords.at(-1) ?? '';
  return keywords.length < 2 ? last : `${keywords.slice(0, -1).join(', ')} ${and} ${last}`;
}

const chunked = (keywords: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(keywords.length / size) }, (_, index) => keywords.slice(index * size, (index + 1) * size));

function sentences(keywords: readonly string[], size: number, pen: Pen, { patterns }: Brief): Offer[] {
  const { one, several } = patterns.weaving;
  const used = new Set<string>();
  return chunked(keywords, size).map((chunk) => {
    const frames = chunk.length === 1 ? one : several;
    const fresh = frames.filter((frame) => !used.has(frame));
    const list = listed(chunk, patterns.and);
    const offer = pen.offer(fresh.length > 0 ? fresh : frames, { keyword: list, keywords: list }) ?? alone(`${list}.`);
    used.add(offer.frame);
    return offer;
  });
}

const alone = (text: string): Offer => ({ frame: text, text });

function inAList(keywords: readonly string[], pen: Pen, { patterns }: Brief): Offer {
  const list = listed(keywords, patterns.and);
  const { one, several } = patterns.weaving;
  return pen.shortest(keywords.length === 1 ? one : several, { keyword: list, keywords: list }) ?? alone(`${list}.`);
}

const asSentence = (text: string): string =>
  `${text.includes('://') ? text : text.replace(/^[a-zäöü]/, (letter) => letter.toUpperCase())}.`;

/** The sentences that bring keywords in: one each at ease, lists where it gets tight, in the end the keywords alone. */
export function weave(keywords: readonly string[], thrift: number, pen: Pen, brief: Brief): Offer[] {
  if (keywords.length === 0) return [];
  if (thrift === 0) return sentences(keywords, 1, pen, brief);
  if (thrift === 1) return sentences(keywords, 3, pen, brief);
  if (thrift < 4) return [inAList(keywords, pen, brief)];
  return [alone(thrift === 4 ? asSentence(keywords.join(', ')) : keywords.join(' '))];
}
