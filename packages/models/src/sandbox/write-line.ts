import { sameLine, TextRenderer } from '@handbill/text';
import type { Brief } from './brief.ts';
import type { Limits } from './draft.ts';
import type { Filler } from './filler.ts';
import { keepsLimits } from './keeps-limits.ts';
import { alternativeOf } from './keywords.ts';
import { closed, labelled, quoted } from './quote.ts';
import { isInList, type Slot } from './slot.ts';

/** What lines are written with: what has been written already is not written again beside it. */
export interface LineContext {
  readonly brief: Brief;
  readonly filler: Filler;
  readonly written: Set<string>;
}

const shownLine = (text: string): string => new TextRenderer(text, false).render().text;

/** By what a line is told from others. Lists of alternatives may share lines; what an alternative has only once is to differ. */
export function lineKey(text: string, slot: Pick<Slot, 'pointer'>, brief: Brief): string {
  const group = isInList(slot) ? alternativeOf(slot.pointer, brief) : '';
  return `${group} ${sameLine(shownLine(text))}`;
}

interface Line extends LineContext {
  readonly slot: Slot;
  readonly limits: Limits;
}

const fits = (text: string, { slot, limits }: Line): boolean => keepsLimits(text, slot.limits, limits);
const isNew = (text: string, { slot, brief, written }: Line): boolean => !written.has(lineKey(text, slot, brief));

/** Writes one line: the first candidate that keeps every limit and is not there yet. Nothing where it may be missing and none fits. */
export function writeLine(slot: Slot, context: LineContext): string {
  const { brief, written } = context;
  for (const limits of ['advised', 'hard'] as const) {
    const line = { ...context, slot, limits };
    for (const candidate of candidates(line)) {
      const text = brief.allows(candidate) ? lengthened(candidate, line) : undefined;
      if (text === undefined) continue;
      written.add(lineKey(text, slot, brief));
      return text;
    }
    if (slot.presence === 'fits' && slot.keywords.length === 0) return '';
  }
  return slot.keywords.length > 0 ? slot.keywords.join(' ') : ownWords(slot, brief);
}

/** The label, or as much of it as fits: of the brief nothing is ever cut. */
function ownWords({ limits }: Slot, { language }: Brief): string {
  let text = language.labels.sample;
  while (text.length > 1 && !keepsLimits(text, limits, 'hard')) text = text.slice(0, -1).trimEnd();
  return text;
}

function* candidates(line: Line): Generator<string, void> {
  const { slot, brief, filler, limits } = line;
  const { role } = slot;
  const { language } = brief;
  if (slot.keywords.length > 0) {
    yield* withKeywords(line);
    // An alternative that cannot differ from the others with the keywords is written without them.
    if (limits === 'advised' || alternativeOf(slot.pointer, brief).endsWith('/0')) return;
  }
  yield* ownLines(slot, language);
  if (role === 'title' || role === 'line') for (const text of sourcesFor(slot, brief)) yield* quoting(text, line);
  if (role === 'title' && slot.index < 0) yield language.labels.sample;
  if (role === 'line') yield filler.sentence(({ text }) => fits(text, line))?.text ?? language.labels.sample;
  yield filler.line(({ text }) => fits(text, line) && isNew(text, line))?.text ?? language.labels.sample;
}

function* ownLines({ role, index, min }: Slot, language: Brief['language']): Generator<string, void> {
  if (role === 'button') yield* language.buttons;
  if (role === 'question') yield* language.questions.slice(index, index + 1);
  if (role === 'line' && index < 0 && min === 0) yield language.notice;
}

function* withKeywords({ slot, brief }: Line): Generator<string, void> {
  const { labels, colon, comma, space } = brief.language;
  const keywords = slot.keywords.filter((keyword) => !brief.disclaimers.has(keyword));
  const said = slot.keywords.filter((keyword) => brief.disclaimers.has(keyword));
  const first =
    keywords.length === 0
      ? ['']
      : [
          labelled('keywords', keywords, brief),
          `${labels.sample}${colon}${keywords.join(comma)}`,
          keywords.join(comma),
          keywords.join(' '),
        ];
  for (const text of slot.role === 'title' ? first.slice(-3) : first) yield [text, ...said].filter((one) => one !== '').join(space);
}

/** Longer lines are no lines any more: a topic that would make one is left out whole. */
const maxLine = 100;
/** In a list, the lines after these are our own: so alternatives differ. */
const quotedLines = 2;

/** What of the brief a line may quote: the topic first, in a list another one on each line. Nothing that a line would not show as it is. */
function sourcesFor({ pointer, index }: Slot, { topic, own }: Brief): string[] {
  if (isInList({ pointer }) && index >= quotedLines) return [];
  const isLine = (text: string): boolean => text.length <= maxLine && (text.match(/[!！]/gu)?.length ?? 0) < 2 && shownLine(text) === text;
  const all = [...(topic === undefined ? [] : [topic]), ...own].filter(isLine);
  const turn = (pointer.match(/\d+/g) ?? []).reduce((sum, place) => sum + Number(place), 0) % Math.max(1, all.length);
  return index < 0 ? all : all.slice(turn, turn + 1);
}

function* quoting(text: string, line: Line): Generator<string, void> {
  const { slot, brief, filler } = line;
  const { labels, colon, space } = brief.language;
  if (slot.role === 'line') {
    const quote = text === brief.topic ? labelled('topic', [text], brief) : closed(quoted([text], brief.language), brief.language);
    const behind = slot.limits.length === 0 ? undefined : filler.sentence((one) => fits(`${quote}${space}${one.text}`, line));
    if (behind !== undefined) yield `${quote}${space}${behind.text}`;
    yield quote;
  }
  const marked = `${labels.sample}${colon}${text}`;
  yield* slot.index > 0 ? [text, marked] : [marked, text];
}

/** A candidate with sentences added until it is new and has the characters that its slot needs; `undefined` where that goes beyond its limits. */
function lengthened(candidate: string, line: Line): string | undefined {
  const { slot, brief, filler, limits } = line;
  const { language } = brief;
  let text = candidate;
  if (!fits(text, line)) return undefined;
  while (text.length < slot.min || !isNew(text, line)) {
    if (text.length >= slot.min && slot.keywords.length === 0) return undefined;
    const longer = (sentence: string): string => `${closed(text, language)}${language.space}${sentence}`;
    const accepts = (sentence: { readonly text: string }): boolean => fits(longer(sentence.text), line);
    const more = filler.sentence(accepts) ?? filler.anyShort(accepts);
    if (more === undefined) return limits === 'advised' || !isNew(text, line) ? undefined : text;
    text = longer(more.text);
  }
  return text;
}
