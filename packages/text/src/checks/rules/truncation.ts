import { wordsFor, functionWords } from '../data/by-language.ts';
import { lettersOf } from '../../characters/words.ts';
import { maxPart, withTexts } from '../findings/bad-example.ts';
import { checksOf, partName, placeIn, defineRule, type Rule } from '../findings/rule.ts';
import { shownText } from '../../shown/shown-text.ts';
import type { Part } from '../../shown/subject.ts';

const { check, passing } = checksOf('truncation', 'a whole text');

/** The text must be complete: as an answer, and to the last sentence of each part. */
export const truncation: Rule = defineRule(
  (right) => withTexts(right, maxPart(right), (text) => `${text.replace(/[.!?\s]+$/, '')}, and the`),
  ({ truncated, brokenAt, read, request, brief }) => {
    if (truncated) {
      const where = brokenAt === null ? 'before its end' : `in ${partName(brokenAt)}`;
      return [check('fail', 'a text that breaks off', `The answer breaks off ${where}.`, { pointer: brokenAt })];
    }
    const unfinished = wordsFor(functionWords, request.language) ?? new Set<string>();
    // The brief's own ending of a text is no break.
    const endings = brief.filter(({ text }) => text.length <= maxTail).flatMap(({ text }) => [text, shownText(text, true).text]);
    const asked = new Set(endings.map(lettersOf).filter((letters) => letters !== ''));
    const tails = read.map((part) => ({ part, tail: tailOf(part) }));
    const broken = tails.flatMap(({ part, tail }) => {
      const isBroken = tail !== undefined && isTruncated(tail, part, unfinished);
      return isBroken && ![...asked].some((letters) => lettersOf(tail.text).endsWith(letters)) ? [{ part, tail }] : [];
    });
    if (broken.length === 0) return passing('The text is whole.');
    return broken.map(({ part, tail: { text, end } }) => {
      const found = `“… ${text.slice(-40).toWellFormed().trim()}”`;
      const message = `${partName(part.pointer)} breaks off in the middle of a sentence.`;
      return check('fail', found, message, placeIn(part, end - Math.min(60, text.length), end));
    });
  },
);

interface Tail {
  /** The last line, without hashtags and emoji behind it. */
  readonly text: string;
  readonly end: number;
  /** Whether the line is an item of a list, or a heading inside a text. */
  readonly isItem: boolean;
}

const maxTail = 1_000;
const itemStart = /^\s*(?:[-*+>#|]|\d+[.)]\s)/;
const behind = /(?:[#＃][\p{L}\p{N}_]+|\p{Extended_Pictographic}|\u200D|\uFE0F|\s|\p{Emoji_Modifier})$/u;

function tailOf({ shown: { text }, value, isMarkdown }: Part): Tail | undefined {
  let end = text.trimEnd().length;
  const start = Math.max(0, end - maxTail, text.lastIndexOf('\n', end - 1) + 1);
  let line = text.slice(start, end);
  for (let found = behind.exec(line.slice(-400)); found !== null && line !== ''; found = behind.exec(line.slice(-400)))
    line = line.slice(0, line.length - found[0].length);
  // An address ends a sentence as well as a full stop: `Read on at https://…`.
  if (/https?:\/\/\S{1,300}$/.test(line.slice(-400))) return undefined;
  end = start + line.length;
  if (!/\p{L}/u.test(line)) return undefined;
  const source = value.trimEnd();
  const sourceLine = source.slice(source.lastIndexOf('\n') + 1);
  const isItem = isMarkdown && itemStart.test(sourceLine);
  return { text: line, end, isItem };
}

/** More words than a line has that ends with a verb of which nothing is said: `How good a roof is`. */
const maxLine = 12;
const opensClause = /^(?:is|are|was|were|est|sont|qui|es|son|ist|sind)$/;

/** A line may end with words that a sentence does not: `All you ask for`. */
const mayEndLine = (word: string, text: string, role: Part['role']): boolean =>
  role !== 'prose' &&
  role !== 'meta' &&
  !(opensClause.test(word) && (hasSentenceBefore(text) || wordCount(text) > maxLine)) &&
  /^(?:of|its|to|for|with|from|at|by|as|is|are|was|were|will|can|has|have|been|we|they|when|who|where|why|how|what|wer|wem|wo|wie|was|qui|quoi|où|quién|dónde|cómo|ist|sind|in|bei|am|ein|est|sont|es|son)$/.test(
    word,
  );

/** `What to look for` is whole, `what you need to know about` is not. */
const endsClause = /(?<!\p{L})(?:what|who|whom|which|where) (?:\p{L}+ ){1,4}(?:for|to|with|from|at|on|in|by|against)$/iu;

/** `…, l’équipe de Rivières Vivantes` */
const signature =
  /(?:^|[,.!?] )(?:l[’']équipe|(?:the|your) (?:[\p{L}’']+ ){0,3}team|(?:ihr|dein|euer)e? (?:[\p{L}-]+ ){0,2}(?:\p{L}+-)?team|(?:el|tu|su) equipo)(?!\p{L})[^,.!?]{0,60}$/iu;

/** Of scripts that put no spaces between words, two letters are one. */
const wordCount = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length + Math.floor((text.match(eastAsian)?.length ?? 0) / 2);
const eastAsian = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu;

/** A name behind a quote is its end. */
const attribution = /[”"»“] ?[—–-]{1,2} ?\p{Lu}[\p{L}., -]{1,60}$/u;

function isTruncated(tail: Tail, part: Part, unfinished: ReadonlySet<string>): boolean {
  const { text } = tail;
  const { role } = part;
  if (/[.!?…:;。！？।؟"”“»«›’‘')\]」』》）]$/u.test(text)) return /[;(]$|--$/.test(text) && wordCount(text) > 4;
  if (signature.test(text.slice(-120)) || attribution.test(text)) return false;
  if (/[,(–—-]$/u.test(text)) return role !== 'line' && wordCount(text) > 4;
  if (endsWithFunctionWord(text, role, unfinished)) return role === 'prose' || !endsClause.test(text.slice(-120));
  return lacksFullStop(tail, part);
}

function endsWithFunctionWord(text: string, role: Part['role'], unfinished: ReadonlySet<string>): boolean {
  const last = /([\p{L}'’]+)$/u.exec(text)?.[1]?.toLowerCase();
  if (last === undefined || !unfinished.has(last)) return false;
  return wordCount(text) > (role === 'prose' || role === 'meta' ? 2 : 3) && !mayEndLine(last, text, role);
}

function lacksFullStop({ text, isItem }: Tail, { isMarkdown, role, value }: Part): boolean {
  // Posts and ads often end without a full stop, but not in a long sentence behind others.
  if (!isMarkdown && role === 'prose') {
    const isLong = lastSentenceWords(text) >= minLongFragment || (lastSentenceWords(text) >= minFragment && othersEnd(value, text));
    return hasSentenceBefore(text) && isLong;
  }
  return isMarkdown && !isItem && role === 'prose' && lastSentenceWords(text) > (hasSentenceBefore(text) ? 4 : 11);
}

const minLongFragment = 14;
/** The same where each paragraph before it ends as a sentence does. */
const minFragment = 8;

/** Whether there are paragraphs before the last one, and each ends with a mark. */
function othersEnd(value: string, last: string): boolean {
  const others = value
    .slice(0, value.lastIndexOf(last))
    .split(/\n+/)
    .filter((line) => line.trim() !== '');
  return others.length > 1 && others.every((line) => /[.!?…。！？؟।]\P{L}{0,8}$/u.test(line));
}

const lastSentence = (text: string): string => text.split(/[.!?…]["”»)]?\s+(?=\p{Lu})|[。！？]/u).at(-1) ?? text;
const lastSentenceWords = (text: string): number => wordCount(lastSentence(text));
const hasSentenceBefore = (text: string): boolean => lastSentence(text).length < text.length;
