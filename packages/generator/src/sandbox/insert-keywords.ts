import type { Brief } from './brief.ts';
import { unframed, type Candidate, type SentenceWriter } from './sentence-writer.ts';

/** Sentences that contain the keywords: one each if there is space, lists if there is little, and in the end only the keywords. */
export function insertKeywords(keywords: readonly string[], brevity: number, writer: SentenceWriter, brief: Brief): Candidate[] {
  if (keywords.length === 0) return [];
  if (brevity === 0) return inSentences(keywords, 1, writer, brief);
  if (brevity === 1) return inSentences(keywords, 3, writer, brief);
  if (brevity < 4) return [inOneList(keywords, writer, brief)];
  return [unframed(brevity === 4 ? asSentence(keywords.join(', ')) : keywords.join(' '))];
}

function inSentences(keywords: readonly string[], perSentence: number, writer: SentenceWriter, { patterns }: Brief): Candidate[] {
  const { one, several } = patterns.keywordFrames;
  const used = new Set<string>();
  return chunked(keywords, perSentence).map((chunk) => {
    const frames = chunk.length === 1 ? one : several;
    const unused = frames.filter((frame) => !used.has(frame));
    const list = listed(chunk, patterns.and);
    const candidate = writer.first(unused.length > 0 ? unused : frames, { keyword: list, keywords: list }) ?? unframed(`${list}.`);
    used.add(candidate.frame);
    return candidate;
  });
}

function inOneList(keywords: readonly string[], writer: SentenceWriter, { patterns }: Brief): Candidate {
  const list = listed(keywords, patterns.and);
  const { one, several } = patterns.keywordFrames;
  return writer.shortest(keywords.length === 1 ? one : several, { keyword: list, keywords: list }) ?? unframed(`${list}.`);
}

/** `a, b and c` */
function listed(keywords: readonly string[], and: string): string {
  const last = keywords.at(-1) ?? '';
  return keywords.length < 2 ? last : `${keywords.slice(0, -1).join(', ')} ${and} ${last}`;
}

const chunked = (keywords: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(keywords.length / size) }, (_, index) => keywords.slice(index * size, (index + 1) * size));

/** With a capital, unless it is an address. */
export const capitalised = (keyword: string): string =>
  keyword.includes('://') ? keyword : keyword.replace(/^[a-zäöü]/, (letter) => letter.toUpperCase());

const asSentence = (text: string): string => `${capitalised(text)}.`;
