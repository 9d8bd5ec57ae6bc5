import { words as countWords } from '@handbill/contract';
import { plainInMarkdown, TextRenderer } from '@handbill/text';
import type { Brief } from './brief.ts';
import { Draft, type Limits } from './draft.ts';
import type { Phrase } from './filler.ts';
import { labelled } from './quote.ts';
import type { Slot } from './slot.ts';
import type { LineContext } from './write-line.ts';

interface ProseContext extends Pick<LineContext, 'brief' | 'filler'> {
  /** The slots whose texts open the whole, or an alternative: they say what the text is, and quote the brief. */
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
  let wantedWords = length;
  for (let tries = 1; ; tries += 1) {
    writeDrafts(slots, wantedWords, context);
    if (length === null || wantedWords === null || tries === maxTries) return;
    const missing = length - shownWords(slots, context.brief);
    if (Math.abs(missing) <= length * tolerance) return;
    wantedWords += missing;
  }
}

function shownWords(slots: readonly Slot[], { tag }: Brief): number {
  let words = 0;
  for (const { counted, text, isMarkdown } of slots)
    if (counted) words += countWords(new TextRenderer(text, isMarkdown).render().text, tag);
  return words;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

function writeDrafts(slots: readonly Slot[], length: number | null, context: ProseContext): void {
  const drafts = slots.map((slot) => Draft.of(slot, context.brief));
  const counted = drafts.filter(({ slot }) => slot.counted);
  let left = (length ?? 0) - total(counted.map(({ words }) => words));
  let weights = total(counted.map(({ slot }) => slot.weight));
  const written = new Set<string>();
  for (const draft of drafts) {
    const { slot, words: before } = draft;
    const isAsked = length !== null && slot.counted;
    const limits = isAsked || !draft.fits('advised') ? 'hard' : 'advised';
    const budget = isAsked ? before + (left * slot.weight) / weights : Math.max(slot.weight, before);
    writeDraft({ ...context, draft, budget, left, limits, whole: isAsked ? length : null, isLast: draft === counted.at(-1) });
    // An alternative that says what an earlier one does has a sentence more.
    const adds = ({ text }: Phrase): boolean => draft.add(text, 'hard');
    if (written.has(draft.text) && context.filler.sentence(adds) === undefined) context.filler.anyShort(adds);
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

/** A list or a table needs so many words besides its own. */
const aroundFeature = 25;
/** So many sentences stand in front of one. */
const beforeFeature = 2;
const maxFeatures = 2;

function writeDraft(task: DraftTask): void {
  const { draft, budget, limits, brief, filler, openings } = task;
  const { slot } = draft;
  const answer = slot.kind === 'answer' ? brief.language.answers[slot.index] : undefined;
  if (answer !== undefined && brief.allows(answer)) draft.add(answer, limits);
  if (openings.has(slot)) quoteBrief(task);
  if (slot.kind === 'post') draft.addHashtags(brief.hashtags.suggested, limits);
  let features = Number(/\d+/.exec(slot.pointer)?.[0] ?? 0);
  const lastFeature = slot.isMarkdown && answer === undefined ? features + maxFeatures : features;
  for (let sentences = 1; ; sentences += 1) {
    const sentence = filler.sentence(({ words, text }) => words <= budget - draft.words && draft.add(text, limits));
    if (sentence === undefined) break;
    if (sentences % beforeFeature !== 0 || features === lastFeature || budget - draft.words < aroundFeature) continue;
    addFeature(features, task);
    features += 1;
  }
  closeGap(task);
}

/** The part of a text that one quote may take. */
const quoteShare = 0.4;
/** The topic may take all but so many words of what is left, so that it is there at least once. */
const besideTopic = 22;
/** Platforms where posts have pictures in their words. */
const pictured: ReadonlySet<string> = new Set(['instagram', 'tiktok', 'facebook', 'threads', 'pinterest', 'youtube']);

function quoteBrief(task: DraftTask): void {
  const { draft, budget, left, limits, whole, brief } = task;
  const { language, topic, around, platform } = brief;
  const turn = Number(/\d+/.exec(draft.slot.pointer)?.[0] ?? 0);
  // Of alternatives, each one quotes something else.
  const own = turn === 0 ? brief.own : brief.own.slice((turn - 1) % brief.own.length).slice(0, 1);
  const most = (): number => (whole === null ? Infinity : Math.min(budget * quoteShare, budget - draft.words));
  const say = (sentence: string, maxWords = most(), isStrong = false): boolean =>
    brief.allows(sentence) && countWords(sentence, brief.tag) <= maxWords && draft.add(sentence, limits, isStrong);
  say(`${draft.slot.kind === 'post' && pictured.has(String(platform)) ? '📝 ' : ''}${language.notice}`, most(), true);
  if (topic !== undefined && (turn === 0 || own.length === 0)) say(labelled('topic', [topic], brief), Math.max(most(), left - besideTopic));
  if (own.length < 2 || !say(labelled('brief', own, brief))) for (const text of own) say(labelled('brief', [text], brief));
  for (const [label, text] of around) say(labelled(label, [text], brief));
  addFacts(task);
}

function addFacts({ draft, budget, limits, whole, brief }: DraftTask): void {
  const { isMarkdown } = draft.slot;
  let left = whole === null ? budget : Math.min(budget - draft.words, budget * quoteShare);
  const facts = brief.facts.filter((fact) => (left -= countWords(fact, brief.tag)) >= 0);
  const label = `${brief.language.labels.brief}${brief.language.colon.trimEnd()}`;
  const items = facts.map((fact) => (isMarkdown ? `- ${plainInMarkdown(fact)}` : `• ${fact}`));
  for (let count = items.length; count > 0; count -= 1) {
    const lines = [label, ...(isMarkdown ? [''] : []), ...items.slice(0, count)];
    if (draft.addLines(lines, [label, ...facts.slice(0, count)], limits)) return;
  }
}

/** What a page that shows the text has to show, too: a list, steps, a table. */
function addFeature(which: number, { draft, limits, brief, filler }: DraftTask): void {
  const lines = [1, 2, 3].flatMap(() => filler.line(() => true)?.text ?? []);
  const { sample } = brief.language.labels;
  const features = [
    lines.map((line) => `- ${line}`),
    lines.map((line, index) => `${index + 1}. ${line}`),
    [`| ${sample} |  |`, '| --- | --- |', ...lines.map((line) => `| ${line} | ✓ |`)],
  ];
  draft.addLines(features[which % features.length] ?? [], lines, limits);
}

/** A gap may be closed by so many words more than it has. */
const maxOver = 2;

function closeGap({ draft, budget, limits, whole, isLast, brief, filler }: DraftTask): void {
  const { min } = draft.slot;
  const left = (): number => budget - draft.words;
  const add = ({ text }: Phrase): boolean => draft.add(text);
  const isTooShort = (): boolean => draft.isEmpty || (min > 0 && draft.text.length < min);
  while (isTooShort() && ((min > 0 ? filler.sentence(add) : undefined) ?? filler.anyShort(add)) !== undefined) continue;
  const closes = ({ text, words }: Phrase): boolean =>
    words <= left() + (whole !== null && left() > maxOver ? maxOver : 0) && draft.add(text, limits);
  const isFarOff = (): boolean => whole !== null && isLast && left() > whole * tolerance;
  while ((filler.short(closes) ?? (isFarOff() ? filler.anyShort(closes) : undefined)) !== undefined) continue;
  if (draft.isEmpty) draft.add(brief.language.labels.sample);
}
