import { sameLine, shownText } from '@handbill/text';
import type { Brief } from './brief.ts';
import type { Filler } from './filler.ts';
import { keepsLimits, type Limits } from './keeps-limits.ts';
import { alternativeOf, isInList } from './keywords.ts';
import { closed, labelled, quoted } from './quote.ts';
import type { Slot } from './slot.ts';

/** Lines are written with these: none that is written already is written again beside it. */
export interface LineContext {
  readonly brief: Brief;
  readonly filler: Filler;
  readonly written: Set<string>;
}

/** A list has more lines than these only for keywords. */
const usualLines = 3;

const shownLine = (text: string): string => shownText(text, false).text;

/** Tells a line from others. Lists of alternatives may share lines; a line that an alternative has only once is to differ. */
export function lineKey(text: string, slot: Pick<Slot, 'pointer'>, brief: Brief): string {
  const group = isInList(slot) ? alternativeOf(slot.pointer, brief) : '';
  return `${group} ${sameLine(shownLine(text))}`;
}

/** Writes one line: the first candidate that keeps every limit and is not there yet. Nothing where it may be missing and none fits. */
export function writeLine(slot: Slot, context: LineContext): string {
  const { brief, written } = context;
  const hasKeywords = slot.keywords.length > 0;
  if (slot.isOptional && slot.index >= usualLines && !hasKeywords) return '';
  for (const limits of ['advised', 'hard'] as const) {
    for (const candidate of candidates(slot, limits, context)) {
      const text = brief.allows(candidate) ? lengthened(candidate, slot, limits, context) : undefined;
      if (text === undefined) continue;
      written.add(lineKey(text, slot, brief));
      return text;
    }
    if (slot.isOptional && !hasKeywords) return '';
  }
  if (hasKeywords) return slot.keywords.join(' ');
  // The label, or as much of it as fits: of the brief nothing is ever cut.
  let text = brief.language.labels.sample;
  while (text.length > 1 && !keepsLimits(text, slot.limits, 'hard')) text = text.slice(0, -1).trimEnd();
  return text;
}

function* candidates(slot: Slot, limits: Limits, { brief, filler, written }: LineContext): Generator<string, void> {
  const { role, index, min } = slot;
  const { buttons, questions, notice, labels } = brief.language;
  const fits = (text: string): boolean => keepsLimits(text, slot.limits, limits);
  if (slot.keywords.length > 0) {
    yield* withKeywords(slot, brief);
    // An alternative that cannot differ from the others with the keywords is written without them.
    if (limits === 'advised' || alternativeOf(slot.pointer, brief).endsWith('/0')) return;
  }
  if (role === 'button') yield* buttons;
  if (role === 'question') yield* questions.slice(index, index + 1);
  if (role === 'line' && index < 0 && min === 0) yield notice;
  yield* quoting(slot, brief);
  if (role === 'title' && index < 0) yield labels.sample;
  if (role === 'line') yield filler.sentence(fits) ?? labels.sample;
  yield filler.line((text) => fits(text) && !written.has(lineKey(text, slot, brief))) ?? labels.sample;
}

function* quoting(slot: Slot, brief: Brief): Generator<string, void> {
  const { language, topic } = brief;
  for (const text of sourcesFor(slot, brief)) {
    if (slot.role === 'line') yield text === topic ? labelled('topic', [text], brief) : closed(quoted([text], language), language);
    const marked = `${language.labels.sample}${language.colon}${text}`;
    yield* slot.index > 0 ? [text, marked] : [marked, text];
  }
}

function* withKeywords({ keywords, role }: Slot, brief: Brief): Generator<string, void> {
  const { labels, colon, comma, space } = brief.language;
  const sentences = keywords.filter((keyword) => brief.sentences.has(keyword));
  const words = keywords.filter((keyword) => !brief.sentences.has(keyword));
  const lists = [labelled('keywords', words, brief), `${labels.sample}${colon}${words.join(comma)}`, words.join(comma), words.join(' ')];
  for (const list of words.length === 0 ? [''] : lists.slice(role === 'title' ? 1 : 0))
    yield [list, ...sentences].filter((one) => one !== '').join(space);
}

/** Longer lines are no lines any more: a topic that would make one is left out whole. */
const maxLine = 100;
/** In a list, the lines after these are our own: so alternatives differ. */
const quotedLines = 2;

/** The texts of the brief that a line may quote: the topic first, in a list another one on each line. None that a line would not show as it is. */
function sourcesFor({ pointer, index, role }: Slot, { topic, own }: Brief): string[] {
  if (role !== 'title' && role !== 'line') return [];
  if (isInList({ pointer }) && index >= quotedLines) return [];
  const isLine = (text: string): boolean => text.length <= maxLine && (text.match(/[!！]/gu)?.length ?? 0) < 2 && shownLine(text) === text;
  const all = [...(topic === undefined ? [] : [topic]), ...own].filter(isLine);
  const turn = (pointer.match(/\d+/g) ?? []).reduce((sum, place) => sum + Number(place), 0) % Math.max(1, all.length);
  return index < 0 ? all : all.slice(turn, turn + 1);
}

/** A candidate with sentences added until it is new and has the characters that its slot needs; `undefined` where that goes beyond its limits. */
function lengthened(candidate: string, slot: Slot, limits: Limits, { brief, filler, written }: LineContext): string | undefined {
  const { language } = brief;
  const fits = (text: string): boolean => keepsLimits(text, slot.limits, limits);
  let text = candidate;
  if (!fits(text)) return undefined;
  for (;;) {
    const isNew = !written.has(lineKey(text, slot, brief));
    const isLong = text.length >= slot.min;
    if (isLong && isNew) return text;
    if (isLong && slot.keywords.length === 0) return undefined;
    const longer = (sentence: string): string => `${closed(text, language)}${language.space}${sentence}`;
    const more = filler.anyShort((sentence) => fits(longer(sentence)));
    if (more === undefined) return limits === 'advised' || !isNew ? undefined : text;
    text = longer(more);
  }
}
