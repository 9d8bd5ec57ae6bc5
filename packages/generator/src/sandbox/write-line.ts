import { fold } from '@handbill/contract';
import { alternativeOf } from './keywords.ts';
import type { Brief } from './brief.ts';
import type { Filler } from './filler.ts';
import { keepsLimits } from './keeps-limits.ts';
import { closed, labelled, quoted } from './quote.ts';
import type { Slot } from './slot.ts';

/** What lines are written with: what has been written already is not written again beside it. */
export interface LineContext {
  readonly brief: Brief;
  readonly filler: Filler;
  readonly written: Set<string>;
}

/** Longer lines are no lines any more: a topic that would make one is left out whole. */
const longestLine = 100;

/** Writes one line: the first candidate that keeps every limit and is not there yet. Nothing where it may be missing and none fits. */
export function writeLine(slot: Slot, context: LineContext): string {
  const { brief, written } = context;
  const isNew = (text: string): boolean => !written.has(lineKey(text, slot, brief));
  for (const which of ['advised', 'hard'] as const) {
    for (const candidate of candidatesFor(slot, context, which, isNew)) {
      const text = brief.allows(candidate) ? lengthened(candidate, slot, context, which, isNew) : undefined;
      if (text === undefined) continue;
      written.add(lineKey(text, slot, brief));
      return text;
    }
    if (slot.presence === 'fits' && slot.keywords.length === 0) return '';
  }
  return slot.keywords.length > 0 ? slot.keywords.join(' ') : ownWords(slot, context);
}

/** By what a line is told from others. Lists of alternatives may share lines; what an alternative has only once is to differ. */
export function lineKey(text: string, slot: Pick<Slot, 'pointer'>, brief: Brief): string {
  const group = isInList(slot) ? alternativeOf(slot.pointer, brief) : '';
  return `${group} ${fold(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()}`;
}

const isInList = ({ pointer }: Pick<Slot, 'pointer'>): boolean => /\/\d+$/.test(pointer);

/** The label, or as much of it as fits: of the brief nothing is ever cut. */
function ownWords({ limits }: Slot, { brief }: LineContext): string {
  let text = brief.language.labels.sample;
  while (text.length > 1 && !keepsLimits(text, limits, 'hard')) text = text.slice(0, -1).trimEnd();
  return text;
}

function* withKeywords(slot: Slot, brief: Brief): Generator<string, undefined> {
  const { labels, colon, comma, space } = brief.language;
  const keywords = slot.keywords.filter((keyword) => !brief.disclaimers.has(keyword));
  const said = slot.keywords.filter((keyword) => brief.disclaimers.has(keyword));
  const and = (text: string): string => [text, ...said].join(space);
  if (keywords.length === 0) {
    yield said.join(space);
    return;
  }
  if (slot.role !== 'title') yield and(labelled('keywords', keywords, brief));
  yield and(`${labels.sample}${colon}${keywords.join(comma)}`);
  yield and(keywords.join(comma));
  yield and(keywords.join(' '));
}

function* candidatesFor(
  slot: Slot,
  { brief, filler }: LineContext,
  which: 'advised' | 'hard',
  isNew: (text: string) => boolean,
): Generator<string, undefined> {
  const { language } = brief;
  if (slot.keywords.length > 0) {
    yield* withKeywords(slot, brief);
    // An alternative that cannot differ from the others with the keywords is written without them.
    if (which === 'advised' || alternativeOf(slot.pointer, brief).endsWith('/0')) return;
  }
  const fits = (text: string): boolean => keepsLimits(text, slot.limits, which);
  if (slot.role === 'button') yield* language.buttons;
  if (slot.role === 'question') yield* language.questions.slice(slot.index, slot.index + 1);
  const isSingle = slot.index < 0;
  if (slot.role === 'line' && isSingle && slot.min === 0) yield language.notice;
  if (slot.role === 'title' || slot.role === 'line') {
    for (const text of sourcesFor(slot, brief)) {
      const quote = text === brief.topic ? labelled('topic', [text], brief) : closed(quoted([text], language), language);
      if (slot.role === 'line') {
        const behind = slot.limits.length === 0 ? undefined : filler.sentence((one) => fits(`${quote}${language.space}${one.text}`));
        if (behind !== undefined) yield `${quote}${language.space}${behind.text}`;
        yield quote;
      }
      if (slot.index > 0 && isReadable(text)) yield text;
      // What looks like a tag of HTML hides, and so the line would seem to end before it.
      yield `${language.labels.sample}${language.colon}${text.includes('<') ? language.quotes.join(text) : text}`;
      if (isReadable(text)) yield text;
    }
  }
  if (slot.role === 'line') {
    const sentence = filler.sentence(({ text }) => fits(text));
    if (sentence !== undefined) yield sentence.text;
  }
  const line = filler.line((one) => fits(one) && isNew(one));
  if (line !== undefined) yield line;
  yield language.labels.sample;
}

/** In a list, the lines after these are our own: so alternatives differ. */
const quotedLines = 2;

/** Signs alone are no line. */
const isReadable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text) && !text.includes('<');

/** What of the brief a line may quote: the topic first, in a list another one on each line. */
function sourcesFor(slot: Slot, { topic, own }: Brief): string[] {
  const { pointer, index } = slot;
  if (isInList(slot) && index >= quotedLines) return [];
  const all = [topic, ...own.filter((text) => /[\p{L}\p{N}]/u.test(text))].filter(
    (text) => text !== undefined && text.length <= longestLine && (text.match(/[!！]/gu)?.length ?? 0) < 2,
  );
  const places = pointer.match(/\d+/g)?.map(Number) ?? [];
  const turn = places.reduce((sum, place) => sum + place, 0);
  const sources = index < 0 ? all : [all[turn % Math.max(1, all.length)]];
  return sources.filter((text) => text !== undefined);
}

/** A candidate with sentences added until it is new and has the characters that its slot needs; `undefined` where that goes beyond its limits. */
function lengthened(
  candidate: string,
  slot: Slot,
  { brief, filler }: LineContext,
  which: 'advised' | 'hard',
  isNew: (text: string) => boolean,
): string | undefined {
  const fits = (text: string): boolean => keepsLimits(text, slot.limits, which);
  if (!fits(candidate)) return undefined;
  let text = candidate;
  while (text.length < slot.min || !isNew(text)) {
    if (text.length >= slot.min && slot.keywords.length === 0) return undefined;
    const longer = (sentence: string): string => `${closed(text, brief.language)}${brief.language.space}${sentence}`;
    const accepts = (sentence: { readonly text: string }): boolean => fits(longer(sentence.text));
    const more = filler.sentence(accepts) ?? filler.anyShortSentence(accepts);
    if (more === undefined) return which === 'advised' || !isNew(text) ? undefined : text;
    text = longer(more.text);
  }
  return text;
}
