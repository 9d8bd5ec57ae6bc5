import { findUrls, fold, occursIn } from '@handbill/contract';
import { plainInMarkdown, withoutAddresses } from '@handbill/text';
import type { Brief } from './brief.ts';
import { keepsLimits } from './draft.ts';
import { isInList, type Slot } from './slots.ts';
import { closed, joined, labelled } from './languages.ts';

/**
 * Gives each keyword that no kept text has a slot: the longest first, so that each finds space. One that fits nowhere goes to the first
 * slot all the same. Alternatives, such as the variants of an ad, each have all of them where they can.
 */
export function assignKeywords(slots: readonly Slot[], brief: Brief): void {
  const alternatives = [...Map.groupBy(slots, ({ alternative }) => alternative).values()];
  const placed = alternatives.filter((group) => assign(group, brief));
  if (placed.length === 0) assign(slots, brief, true);
}

/** The part of the length that keywords may take before there is hardly any left for sentences. */
const keywordShare = 0.5;
/** The space of a running text that is left to sentences as long as there is a choice. */
const reserve = 'word '.repeat(12).trim();

/** Running text has keywords first, then lines, and a title or a heading only where nothing else can. */
const rankOf = ({ role, pointer }: Slot): number => (role === 'prose' ? 0 : role === 'line' || isInList(pointer) ? 1 : 2);

/** Whether a text contains another one as words of its own, in any case; nobody reads words inside of addresses. */
const holds = (outer: string, inner: string): boolean =>
  occursIn(fold(findUrls(inner).length > 0 ? outer : withoutAddresses(outer)), fold(inner));

/** The phrases that have to be written: not those that another one contains. Of two that contain each other, the first one stays. */
const distinct = (all: readonly string[]): string[] =>
  all.filter((one, index) => all.every((other, at) => at === index || !holds(other, one) || (holds(one, other) && index < at)));

/** Assigns all keywords that the kept ones of these slots lack; none where one fits nowhere, unless they have to be somewhere. */
function assign(slots: readonly Slot[], brief: Brief, isLast = false): boolean {
  const { keywords, definition, hashtags, request, words } = brief;
  const kept = slots.flatMap(({ isKept, text }) => (isKept ? text : [])).join('\n');
  const bearing = slots.filter(({ isKept }) => !isKept).toSorted((one, other) => rankOf(one) - rankOf(other));
  const fits = (slot: Slot, ...phrases: readonly string[]): boolean =>
    keepsLimits(joined([...slot.keywords, slot.link, slot.isPost ? inText(hashtags) : '', ...phrases], ' '), slot.limits.hard);
  let wordsLeft = request.length !== null && definition.length.outcome === 'fail' ? request.length * keywordShare : Infinity;
  for (const keyword of distinct(keywords.filter((one) => !holds(kept, one))).toSorted((one, other) => other.length - one.length)) {
    wordsLeft -= words(keyword);
    // A keyword that the text is too short for goes where words are not counted.
    const isRoomy = (slot: Slot): boolean => slot.counted === wordsLeft >= 0 && fits(slot, keyword, slot.role === 'prose' ? reserve : '');
    const slot = bearing.find(isRoomy) ?? bearing.find((one) => fits(one, keyword)) ?? (isLast ? bearing[0] : undefined);
    if (slot !== undefined) slot.keywords = [...slot.keywords, keyword];
    else for (const one of bearing) one.keywords = [];
    if (slot === undefined) return false;
  }
  return true;
}

/** The keywords of a slot in less and less space: in a sentence, behind a label, alone, with nothing but spaces between them. */
export function keywordsIn({ keywords, role }: Slot, brief: Brief): readonly string[] {
  const { labels, colon, comma, space } = brief.language;
  const said = keywords.filter((keyword) => brief.sentences.has(keyword)).map((sentence) => closed(sentence, brief.language));
  const words = keywords.filter((keyword) => !brief.sentences.has(keyword));
  const lists = [labelled('keywords', words, brief), `${labels.sample}${colon}${words.join(comma)}`, words.join(comma)];
  const all = words.length === 0 ? [''] : lists.slice(role === 'title' ? 1 : 0);
  return [...all.map((list) => joined([list, ...said], space)), keywords.join(' ')];
}

/** The end of a running text in less and less space: its keywords, link and hashtags. Hashtags that nobody asked for give way. */
export function endsOf(slot: Slot, brief: Brief): readonly string[] {
  const { hashtags, suggestedHashtags } = brief;
  const [required, all] = slot.isPost ? [inText(hashtags), inText([...hashtags, ...suggestedHashtags])] : ['', ''];
  const shown = keywordsIn(slot, brief).map((text) => (slot.isMarkdown ? plainInMarkdown(text) : text));
  return [...shown.map((text) => joined([text, slot.link, all], '\n\n')), joined([shown.at(-1) ?? '', slot.link, required], ' ')];
}

const inText = (hashtags: readonly string[]): string => hashtags.map((tag) => `#${tag}`).join(' ');
