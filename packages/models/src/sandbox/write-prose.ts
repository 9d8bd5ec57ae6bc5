import { plainInMarkdown, shownText } from '@handbill/text';
import type { Brief } from './brief.ts';
import { Draft } from './draft.ts';
import type { Limits } from './keeps-limits.ts';
import { labelled } from './quote.ts';
import type { Slot } from './slot.ts';
import type { LineContext } from './write-line.ts';

interface ProseContext extends Pick<LineContext, 'brief' | 'filler'> {
  /** The slots whose texts open the whole, or an alternative: they say that the text is a sample, and quote the brief. */
  readonly openings: ReadonlySet<Slot>;
}

/** Closer to the length asked for than the check demands. */
const tolerance = 0.07;
const maxTries = 3;

/**
 * Writes the running texts of an output, together with so many words where a length was asked for. Words are counted sentence by sentence
 * first; where the whole, as a reader sees it, has another number of them, it is written again with a length that makes up for that.
 */
export function writeProse(slots: readonly Slot[], length: number | null, context: ProseContext): void {
  let wanted = length;
  for (let tries = 1; tries <= maxTries; tries += 1) {
    writeDrafts(slots, wanted, context);
    if (length === null || wanted === null) return;
    const missing = length - shownWords(slots, context.brief);
    if (Math.abs(missing) <= length * tolerance) return;
    wanted += missing;
  }
}

const sumOf = <T>(items: readonly T[], numberOf: (item: T) => number): number => items.reduce((sum, item) => sum + numberOf(item), 0);

const shownWords = (slots: readonly Slot[], { words }: Brief): number =>
  sumOf(slots, ({ counted, text, isMarkdown }) => (counted ? words(shownText(text, isMarkdown).text) : 0));

function writeDrafts(slots: readonly Slot[], length: number | null, context: ProseContext): void {
  const drafts = slots.map((slot) => Draft.of(slot, context.brief));
  const counted = drafts.filter(({ slot }) => slot.counted);
  let left = (length ?? 0) - sumOf(counted, ({ words }) => words);
  let weights = sumOf(counted, ({ slot }) => slot.weight);
  const written = new Set<string>();
  for (const draft of drafts) {
    const { slot, words: before } = draft;
    const isAsked = length !== null && slot.counted;
    const limits = isAsked || !draft.fits('advised') ? 'hard' : 'advised';
    const budget = isAsked ? before + (left * slot.weight) / weights : Math.max(slot.weight, before);
    writeDraft({ ...context, draft, budget, left, limits, whole: isAsked ? length : null, isLast: draft === counted.at(-1) });
    // An alternative that says the same as an earlier one has a sentence more.
    const adds = (text: string): boolean => draft.add(text);
    while (written.has(draft.text) && (context.filler.sentence(adds) ?? context.filler.anyShort(adds)) !== undefined) continue;
    written.add(draft.text);
    if (isAsked) [left, weights] = [left - (draft.words - before), weights - slot.weight];
    [slot.text, slot.hashtags] = [draft.text, draft.hashtags];
  }
}

interface DraftTask extends ProseContext {
  readonly draft: Draft;
  /** How many words it is to have, and how many are left for all that are still to be written. */
  readonly budget: number;
  readonly left: number;
  readonly limits: Limits;
  /** The words of all running texts; `null` where no number was asked for. */
  readonly whole: number | null;
  readonly isLast: boolean;
}

/** A list or a table needs so many words besides its own; so many sentences stand in front of it. */
const [aroundFeature, beforeFeature] = [25, 2];

function writeDraft(task: DraftTask): void {
  const { draft, budget, limits, brief, filler, openings } = task;
  const { slot } = draft;
  const answer = slot.kind === 'answer' ? brief.language.answers[slot.index] : undefined;
  if (answer !== undefined && brief.allows(answer)) draft.add(answer, limits);
  if (openings.has(slot)) quoteBrief(task);
  if (slot.kind === 'post') draft.addHashtags(brief.hashtags.suggested);
  const hasFeatures = slot.isMarkdown && answer === undefined;
  const isNext = (text: string): boolean => brief.words(text) <= budget - draft.words && draft.add(text, limits);
  for (let sentences = 1; filler.sentence(isNext) !== undefined; sentences += 1) {
    const feature = sentences / beforeFeature - 1;
    if (hasFeatures && (feature === 0 || feature === 1) && budget - draft.words >= aroundFeature)
      addFeature(Math.max(0, slot.index) + feature, task);
  }
  closeGap(task);
}

/** The part of a text that one quote may take; the topic may take all but so many words of the rest, so that it is there at least once. */
const [quoteShare, besideTopic] = [0.4, 22];
/** Platforms where posts have pictures in their words. */
const pictured: ReadonlySet<string> = new Set(['instagram', 'tiktok', 'facebook', 'threads', 'pinterest', 'youtube']);

function quoteBrief(task: DraftTask): void {
  const { draft, budget, left, limits, whole, brief } = task;
  const { language, topic, around, request, words } = brief;
  const { slot } = draft;
  const turn = Number(/\d+/.exec(slot.pointer)?.[0] ?? 0);
  // Of alternatives, each one quotes something else.
  const own = turn === 0 ? brief.own : brief.own.slice((turn - 1) % brief.own.length).slice(0, 1);
  const share = (): number => (whole === null ? Infinity : Math.min(budget * quoteShare, budget - draft.words));
  const say = (sentence: string, maxWords = share(), isStrong = false): boolean =>
    brief.allows(sentence) && words(sentence) <= maxWords && draft.add(sentence, limits, isStrong);
  const isPictured = slot.kind === 'post' && 'platform' in request && pictured.has(request.platform);
  say(`${isPictured ? '📝 ' : ''}${language.notice}`, share(), true);
  if (topic !== undefined && (turn === 0 || own.length === 0))
    say(labelled('topic', [topic], brief), Math.max(share(), left - besideTopic));
  if (own.length < 2 || !say(labelled('brief', own, brief))) for (const text of own) say(labelled('brief', [text], brief));
  for (const [label, text] of around) say(labelled(label, [text], brief));
  addFacts(Math.min(share(), budget), task);
}

function addFacts(maxWords: number, { draft, limits, brief: { facts: all, language, words } }: DraftTask): void {
  let room = maxWords;
  const facts = all.filter((fact) => (room -= words(fact)) >= 0);
  const items = facts.map((fact) => (draft.slot.isMarkdown ? `- ${plainInMarkdown(fact)}` : `• ${fact}`));
  const label = `${language.labels.brief}${language.colon.trimEnd()}`;
  for (let count = items.length; count > 0; count -= 1) {
    const lines = [label, ...(draft.slot.isMarkdown ? [''] : []), ...items.slice(0, count)];
    if (draft.addLines(lines, [label, ...facts.slice(0, count)], limits)) return;
  }
}

/** A page that shows the text has to show these, too: a list, steps, a table. */
function addFeature(which: number, { draft, limits, brief, filler }: DraftTask): void {
  const lines = [1, 2, 3].flatMap(() => filler.line(() => true) ?? []);
  const features = [
    lines.map((line) => `- ${line}`),
    lines.map((line, index) => `${index + 1}. ${line}`),
    [`| ${brief.language.labels.sample} |  |`, '| --- | --- |', ...lines.map((line) => `| ${line} | ✓ |`)],
  ];
  draft.addLines(features[which % features.length] ?? [], lines, limits);
}

/** A gap may be closed by so many words more than it has. */
const maxOver = 2;

function closeGap({ draft, budget, limits, whole, isLast, brief, filler }: DraftTask): void {
  const { min } = draft.slot;
  const left = (): number => budget - draft.words;
  const add = (text: string): boolean => draft.add(text);
  const isTooShort = (): boolean => draft.isEmpty || (min > 0 && draft.text.length < min);
  while (isTooShort() && ((min > 0 ? filler.sentence(add) : undefined) ?? filler.anyShort(add)) !== undefined) continue;
  const closes = (text: string): boolean =>
    brief.words(text) <= left() + (whole !== null && left() > maxOver ? maxOver : 0) && draft.add(text, limits);
  const isFarOff = (): boolean => whole !== null && isLast && left() > whole * tolerance;
  while ((filler.short(closes) ?? (isFarOff() ? filler.anyShort(closes) : undefined)) !== undefined) continue;
  if (draft.isEmpty) draft.add(brief.language.labels.sample);
}
