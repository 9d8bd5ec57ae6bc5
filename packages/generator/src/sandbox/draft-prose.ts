import { words } from '@handbill/contract';
import type { Brief } from './brief.ts';
import { type Draft, textOf } from './draft.ts';
import { contains } from './keywords.ts';
import { keepsLimits } from './keeps-limits.ts';
import type { Group } from './patterns/kind-patterns.ts';
import type { Candidate, SentenceWriter } from './sentence-writer.ts';
import type { ProseSlot } from './slot.ts';
import { insertKeywords } from './insert-keywords.ts';

/** From a whole text down to keywords and hashtags alone. */
export const brevityLevels = [0, 1, 2, 3, 4, 5] as const;
export type Brevity = (typeof brevityLevels)[number];

const groupsAt = (groups: readonly Group[], brevity: Brevity): Group[] =>
  groups.filter(({ optional }) => brevity <= 1 || (brevity === 2 && optional !== true));

/** How many of the suggested hashtags there is space for. */
const suggestedAt: Readonly<Record<Brevity, number>> = { 0: Infinity, 1: 2, 2: 1, 3: 1, 4: 0, 5: 0 };

/** A sentence of an opening or a closing. */
interface FixedSentence {
  readonly candidate: Candidate;
  readonly block: boolean;
}

const sentencesOf = (groups: readonly Group[], brevity: Brevity, writer: SentenceWriter, brief: Brief): FixedSentence[] =>
  groups.flatMap(({ frames, block = false }) => {
    const candidate = brevity < 2 ? writer.first(brief.inTone(frames)) : writer.shortest(brief.inTone(frames));
    return candidate === undefined ? [] : [{ candidate, block }];
  });

const texts = (candidates: readonly Candidate[]): string[] => candidates.map(({ text }) => text);
const blocks = (all: readonly FixedSentence[], block: boolean): string[] =>
  texts(all.filter((one) => one.block === block).map(({ candidate }) => candidate));

/** The keywords that no hashtag contains already. */
const notIn = (tags: readonly string[], keywords: readonly string[]): string[] =>
  keywords.filter((keyword) => !tags.some((tag) => contains(`#${tag}`, keyword)));

/** A draft, and the candidates that it is made of. */
interface Attempt {
  readonly draft: Draft;
  readonly text: string;
  readonly candidates: readonly Candidate[];
}

function draftAt(slot: ProseSlot, brevity: Brevity, advised: boolean, writer: SentenceWriter, brief: Brief): Attempt {
  const opening = sentencesOf(groupsAt(slot.opening, brevity), brevity, writer, brief);
  const closing = sentencesOf(groupsAt(slot.closing, brevity), brevity, writer, brief);
  const tags = [...slot.hashtags.required, ...slot.hashtags.suggested.slice(0, suggestedAt[brevity])];
  const keywordSentences = insertKeywords(brevity < 4 ? slot.keywords : notIn(tags, slot.keywords), brevity, writer, brief);
  const isEmpty = opening.length + closing.length + keywordSentences.length === 0 && (brevity < 5 || tags.length === 0);
  const single = isEmpty ? [writer.first(brief.patterns.shortSentences)].filter((candidate) => candidate !== undefined) : [];
  const body = single.map(({ text }) => ({ text, words: words(text, brief.language), order: 0 }));
  const lines = {
    opening: blocks(opening, true),
    lead: blocks(opening, false),
    closing: blocks(closing, false),
    ending: blocks(closing, true),
  };
  const draft = { slot, brevity, advised, ...lines, body, keywordSentences: texts(keywordSentences), tags };
  const text = textOf(draft);
  return {
    draft: { ...draft, words: words(text, brief.language) },
    text,
    candidates: [...[...opening, ...closing].map(({ candidate }) => candidate), ...keywordSentences, ...single],
  };
}

function longestFitting(slot: ProseSlot, least: Brevity, writer: SentenceWriter, brief: Brief): Attempt {
  for (const advised of brief.length === null ? [true, false] : [false]) {
    for (const level of brevityLevels.slice(least)) {
      const tried = draftAt(slot, level, advised, writer, brief);
      if (keepsLimits(tried.text, slot.limits, advised ? 'advised' : 'hard')) return tried;
    }
  }
  return draftAt(slot, 5, false, writer, brief);
}

/** The longest draft, from a level of brevity on, that keeps the platform's limits: what it advises too, unless a length is asked for. */
export function draftProse(slot: ProseSlot, least: Brevity, writer: SentenceWriter, brief: Brief): Draft {
  const { draft, candidates } = longestFitting(slot, least, writer, brief);
  for (const candidate of candidates) writer.write(candidate);
  return draft;
}
