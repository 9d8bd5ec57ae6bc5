import { fold, partAt, type Check } from '@handbill/contract';
import { madeOnce } from '../../characters/made-once.ts';
import { sentencesOf } from '../../characters/pieces.ts';
import { wordSet } from '../../characters/words.ts';
import { withTexts } from '../findings/bad-example.ts';
import { checksOf, maxPlaces, partName, placeIn, variantOf, defineRule, type Rule } from '../findings/rule.ts';
import type { Part } from '../../shown/subject.ts';

/** The key of texts that say the same: letters and digits. */
const sameness = (text: string): string =>
  fold(text.slice(0, 2_000))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const { check, passing } = checksOf('duplicate', 'nothing twice');

/** Variants must differ, and so must lines of one list; headings and sentences should. */
export const duplicate: Rule = defineRule(
  (right) => withTexts(right, right.parts, (text, { pointer }) => partAt(right.output, pointer.replace(/\/\d+(?=\/|$)/g, '/0')) ?? text),
  ({ read }) => {
    const checks = [
      ...twice('fail', repeated(variantsOf(read))),
      ...samePrimaryTexts(read),
      ...sameLines(read),
      ...twice('warn', repeated(read.filter(isTitle).map((part) => pieceOf(part)))),
      ...sameSentences(read),
    ];
    return checks.length > 0 ? checks : passing('Nothing in the text is there twice.');
  },
);

interface Piece {
  readonly pointer: string;
  readonly part?: Part;
  /** Pieces of other groups may be the same. */
  readonly group: string;
  /** The key that it shares with one that says the same. */
  readonly form: string;
}

const pieceOf = (part: Part, group = '', formOf = sameness): Piece => ({
  pointer: part.pointer,
  part,
  group,
  form: formOf(part.shown.text),
});

function repeated(pieces: readonly Piece[]): (readonly [Piece, earlier: string])[] {
  const seen = new Map<string, string>();
  const found: [Piece, string][] = [];
  for (const piece of pieces) {
    const key = `${piece.group}\n${piece.form}`;
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, piece.pointer);
    else if (piece.form !== '' && found.length < maxPlaces) found.push([piece, earlier]);
  }
  return found;
}

const twice = (outcome: 'warn' | 'fail', found: readonly (readonly [Piece, earlier: string])[]): Check[] =>
  found.map(([{ pointer, part }, earlier]) => {
    const place = part === undefined ? { pointer } : placeIn(part, 0, part.shown.text.length);
    const same = `the same as ${partName(earlier)}`;
    return check(outcome, same, `${partName(pointer)} is ${same}.`, place);
  });

/** The key of texts that say the same, their clauses in whatever order. */
const clausesOf = (text: string): string => {
  const clauses = text
    .slice(0, 2_000)
    .split(/[.,:;!?…\n–—]+/)
    .map(sameLine);
  return clauses
    .filter((clause) => clause !== '')
    .toSorted()
    .join('\n');
};

function variantsOf(read: readonly Part[]): Piece[] {
  const variants = new Map<string, string>();
  for (const { pointer, shown } of read) {
    const variant = variantOf(pointer);
    if (variant === undefined) continue;
    variants.set(variant, `${variants.get(variant) ?? ''}\n${pointer.slice(variant.length)} ${clausesOf(shown.text)}`);
  }
  return [...variants].map(([pointer, form]) => ({ pointer, form, group: '' }));
}

/** The text of an ad, which stands in another variant as well: variants that were to be compared differ by the lines below it alone. */
function samePrimaryTexts(read: readonly Part[]): Check[] {
  const texts = read.filter(({ pointer, role }) => role !== 'title' && /^\/variants\/\d+\/[^/]+$/.test(pointer));
  const pieces = texts.map((part) => pieceOf(part, part.pointer.slice(part.pointer.lastIndexOf('/'))));
  const same = repeated(pieces);
  return [...twice('fail', same), ...twice('warn', nearlySame(pieces.filter((one) => same.every(([piece]) => piece !== one))))];
}

const maxCompared = 20;
/** The share of their words that two texts have in common which say the same but for a word or two, in whatever order. */
const nearlyAll = 0.75;

const areNearlySame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size >= 2 * minWords && one.intersection(other).size >= nearlyAll * one.union(other).size;

function nearlySame(pieces: readonly Piece[]): [Piece, earlier: string][] {
  const texts = pieces.slice(0, maxCompared).map((piece) => ({ piece, words: new Set(piece.form.split(' ')) }));
  return texts.flatMap(({ piece, words }, index) => {
    const earlier = texts.slice(0, index).find((other) => areNearlySame(words, other.words));
    return earlier === undefined ? [] : [[piece, earlier.piece.pointer]];
  });
}

const sameLines = (read: readonly Part[]): Check[] =>
  repeated(read.flatMap((part) => (isOfList(part) ? [pieceOf(part, part.pointer.replace(/\/\d+$/, ''), sameLine)] : []))).flatMap((found) =>
    twice(variantOf(found[0].pointer) === undefined ? 'warn' : 'fail', [found]),
  );

const isOfList = ({ pointer }: Part): boolean => /\/\d+$/.test(pointer);

const isTitle = (part: Part): boolean =>
  !isOfList(part) && (part.role === 'heading' || part.role === 'line' || (part.role === 'title' && variantOf(part.pointer) === undefined));

/** Words that two lines may differ by and say the same; `with` and `without` are none. */
const small = wordSet(
  'the|a|an|of|in|on|at|by|to|for|and|your|our|der|die|das|ein|eine|und|im|am|zum|zur|von|für|ihr|ihre',
  'le|la|les|un|une|des|du|de|et|en|au|à|pour|votre|el|los|las|una|del|y|para|tu|su',
);

const wordsOf = (text: string): string => {
  const words = text.split(' ').filter((word) => !small.has(word));
  return words.length < 2 ? text : words.toSorted().join(' ');
};

/** The key of lines that are the same: in another order, or with other small words, a line is the same. */
export const sameLine = (text: string): string => wordsOf(sameness(text));

const minWords = 4;
/** A sentence that stands there so often was written by a model that went round in circles. */
const maxTimes = 4;

/** Sentences of running text that stand there again. Those of an ad’s variants may: each is shown alone. */
function sameSentences(read: readonly Part[]): Check[] {
  const seen = new Map<string, { readonly pointer: string; times: number }>();
  const checks: Check[] = [];
  let circles = false;
  for (const part of read) {
    if (part.role !== 'prose') continue;
    const group = variantOf(part.pointer) ?? '';
    for (const { text: sentence, from } of sentencesOf(part.shown.text)) {
      const text = sameness(sentence);
      if (text.split(' ').length < minWords || /^[#＃]/.test(sentence.trim())) continue;
      const earlier = madeOnce(seen, `${group}\n${text}`, () => ({ pointer: part.pointer, times: 0 }));
      earlier.times += 1;
      if (earlier.times === 1) continue;
      const isCircle: boolean = earlier.times === maxTimes && !circles;
      circles ||= isCircle;
      if (!isCircle && checks.length >= maxPlaces) continue;
      const found = isCircle ? `a sentence for the ${maxTimes}th time` : `a sentence that is in ${partName(earlier.pointer)}, too`;
      const again = isCircle ? `there for the ${maxTimes}th time` : `the same as one in ${partName(earlier.pointer)}`;
      const message = `A sentence in ${partName(part.pointer)} is ${again}.`;
      checks.push(check(isCircle ? 'fail' : 'warn', found, message, placeIn(part, from, from + sentence.trimEnd().length)));
    }
  }
  return checks;
}
