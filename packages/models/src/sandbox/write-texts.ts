import type { PlatformLimit } from '@handbill/contract';
import type { Brief } from './brief.ts';
import { Draft, keepsLimits, keyOf, type WritingContext } from './draft.ts';
import { endsOf, keywordsIn } from './keywords.ts';
import { labelled, shown } from './languages.ts';
import { isInList, usualItems, type Slot } from './slots.ts';

/** In a list, the lines after these are our own: so alternatives differ. */
const quotedLines = 2;
/** Longer lines are no lines any more: a topic that would make one is left out whole. */
const maxLine = 100;

/** Writes one line: the first candidate that keeps every limit and is not there yet. Nothing where it may be missing and none fits. */
export function writeLine(slot: Slot, context: WritingContext): string | undefined {
  const { brief, written } = context;
  const hasKeywords = slot.keywords.length > 0;
  const mayBeMissing = slot.isOptional && !hasKeywords;
  if (mayBeMissing && slot.index >= usualItems) return undefined;
  for (const limits of [slot.limits.advised, slot.limits.hard]) {
    for (const candidate of candidates(slot, limits, context)) {
      if (!brief.allows(candidate) || (!hasKeywords && written.has(keyOf(candidate, slot)))) continue;
      const draft = new Draft(slot, brief, limits);
      if (draft.add(candidate) && draft.complete(context)) return draft.text;
    }
    if (mayBeMissing) return undefined;
  }
  return hasKeywords ? slot.keywords.join(' ') : shortLabel(slot, brief);
}

/** The label of samples, or as much of it as fits: of the brief nothing is ever cut. */
function shortLabel({ limits }: Slot, { language }: Brief): string {
  let text = language.labels.sample;
  while (text.length > 1 && !keepsLimits(text, limits.hard)) text = text.slice(0, -1).trimEnd();
  return text;
}

function* candidates(slot: Slot, limits: readonly PlatformLimit[], { brief, filler, written }: WritingContext): Generator<string, void> {
  const { fields, notice, labels, colon } = brief.language;
  const { role, index } = slot;
  const fits = (text: string): boolean => keepsLimits(text, limits);
  if (slot.keywords.length > 0) {
    yield* keywordsIn(slot, brief);
    // An alternative that cannot differ from the others with the keywords is written without them.
    if (limits === slot.limits.advised || slot.alternative.endsWith('/0')) return;
  }
  yield* (new Map<string, readonly string[]>(Object.entries(fields)).get(slot.name) ?? []).slice(Math.max(0, index));
  if (role === 'line' && index < 0 && slot.min === 0) yield notice;
  for (const { label, text } of quotable(slot, brief)) {
    if (role === 'line') yield labelled(label, [text], brief);
    yield* [`${labels.sample}${colon}${text}`, text];
  }
  if (role === 'line') yield filler.sentence(fits) ?? labels.sample;
  yield filler.line((text) => fits(text) && !written.has(keyOf(text, slot))) ?? labels.sample;
}

/** The quotations that a line may have: the topic first, in a list another one on each line. A line shows them as they are. */
function quotable({ pointer, index, role, turn }: Slot, { quotations }: Brief): Brief['quotations'] {
  if (role === 'heading' || (isInList(pointer) && index >= quotedLines)) return [];
  const isLine = (text: string): boolean => text.length <= maxLine && !/[!！].*[!！]/u.test(text) && shown(text) === text;
  const all = quotations.filter(({ label, text }) => (label === 'topic' || label === 'brief') && isLine(text));
  return index < 0 ? all : all.slice(turn % all.length).slice(0, 1);
}

/** So many words of the length asked for may be missing. */
const maxGap = 3;
/** A list or a table is in a text that has room for so many words. */
const aroundFeature = 25;
/** A page that shows the text has to show these, too: a list, steps, a table. */
const features = ['- {}\n- {}\n- {}', '1. {}\n2. {}\n3. {}', '| {} |  |\n| --- | --- |\n| {} | ✓ |\n| {} | ✓ |'];
/** So many of the words left are for more than quotations. */
const besideQuotations = 15;

/** Writes running texts, together with so many words where a length is asked for. */
export function writeProse(slots: readonly Slot[], length: number | null, context: WritingContext): void {
  const { brief } = context;
  const limitsOf = ({ limits, counted }: Slot) => (length !== null && counted ? limits.hard : limits.advised);
  const drafts = slots.map((slot) => new Draft(slot, brief, limitsOf(slot), endsOf(slot, brief)));
  const counted = drafts.filter(({ slot }) => slot.counted);
  // Of the length that is asked for; `undefined`: any number of words.
  const left = ({ slot }: Draft): number | undefined =>
    length !== null && slot.counted ? counted.reduce((rest, { words }) => rest - words, length) : undefined;
  for (const draft of drafts) open(draft, left, brief);
  grow(drafts, left, context);
  for (const draft of drafts) {
    draft.limits = draft.slot.limits.hard;
    draft.complete(context);
    context.texts.set(draft.slot.pointer, draft.text === '' ? shortLabel(draft.slot, brief) : draft.text);
  }
}

/** Begins a text. One that opens the whole, or an alternative, says that it is a sample, and quotes the brief. */
function open(draft: Draft, left: (draft: Draft) => number | undefined, brief: Brief): void {
  const { slot } = draft;
  const { language, quotations, allows, allowsEmoji, words } = brief;
  const say = (sentence: string, written?: string): boolean =>
    allows(sentence) && words(sentence) <= (left(draft) ?? Infinity) - besideQuotations && draft.add(sentence, written);
  if (slot.name === 'answer') for (const answer of language.fields.answer.slice(slot.index, slot.index + 1)) say(answer);
  if (!slot.isOpening) return;
  say(slot.isPost && allowsEmoji ? `📝 ${language.notice}` : language.notice, slot.isMarkdown ? `**${language.notice}**` : undefined);
  for (const { label, text } of slot.turn === 0 ? quotations : quotations.slice(slot.turn % quotations.length).slice(0, 1))
    say(labelled(label, [text], brief));
  draft.recount();
}

/** Adds sentences, each to the text that has the fewest words for its weight, until all have as many as they are to have. */
function grow(drafts: readonly Draft[], left: (draft: Draft) => number | undefined, { brief, filler }: WritingContext): void {
  const fill = ({ words, slot }: Draft): number => words / slot.weight;
  const growing = new Set(drafts);
  const unshown = [...features];
  while (growing.size > 0) {
    const draft = [...growing].reduce((one, other) => (fill(other) < fill(one) ? other : one));
    const room = (): number => left(draft) ?? draft.slot.weight - draft.words;
    const add = (text: string): boolean => brief.words(text) <= room() && draft.add(text);
    if (((left(draft) ?? 0) > maxGap ? filler.anySentence(add) : filler.sentence(add)) === undefined) growing.delete(draft);
    const feature = draft.slot.isMarkdown && room() >= aroundFeature ? unshown.shift() : undefined;
    const lines = feature?.replaceAll('{}', () => filler.line(() => true) ?? '');
    if (lines !== undefined) draft.add(lines, lines);
  }
}
