import { isWithin, partAt, textParts, words, type Check } from '@handbill/contract';
import { isBeyondRepair, isBrokenOff, type CheckedText } from '../checked/checked-text.ts';
import { countedTexts, definitionOf } from '../kinds/definition-of.ts';
import { partTask, type PartTask } from './part-task.ts';

const maxParts = 50;

/** More keywords than this would spoil one part. */
const maxKeywordsInPart = 3;

/** The parts to be written anew, each with the checks that it failed: as few as can repair the text. */
export function partsToWrite(text: CheckedText): readonly PartTask[] {
  const found = text.checks.flatMap((check) => (check.outcome === 'fail' && !isBeyondRepair(check) ? partsFor(check, text) : []));
  const keywords = found.filter(({ failing }) => failing[0]?.rule === 'keyword' && failing[0].pointer === null);
  return together([...found.filter((one) => !keywords.includes(one)), ...spread(keywords, text)]);
}

function partsFor(check: Check, text: CheckedText): readonly PartTask[] {
  const { request, output } = text;
  const definition = definitionOf(request);
  const { rule, pointer } = check;
  const { hashtags } = definition;
  if (isBrokenOff(check)) return missingAfterBreak(text, check);
  if (hashtags !== undefined && (rule === 'hashtag' || (pointer !== null && isWithin(pointer, `/${hashtags.listed}`))))
    return [partTask(`/${hashtags.text}`, [check])];
  if (pointer !== null) return partAt(output, pointer) === undefined ? [] : [partTask(pointer, [check])];
  // Parts that are missing behind a break bring their words.
  if (rule === 'length') return text.checks.some(isBrokenOff) ? [] : partsForLength(text, check);
  if (rule === 'keyword') return [partTask('', [check])];
  // The whole text fails it, or one cannot tell where.
  return Object.entries(output).flatMap(([name, value]) =>
    name === definition.slug?.field || name === hashtags?.listed || textParts(value).length === 0 ? [] : [partTask(`/${name}`, [check])],
  );
}

/** The missing parts of an answer that broke off: the last part that it has, or the items of the list from there on, and all empty parts behind it. */
function missingAfterBreak({ request, output, checks }: CheckedText, check: Check): readonly PartTask[] {
  const { hashtags } = definitionOf(request);
  const texts = textParts(output).filter(([pointer]) => !pointer.startsWith(`/${hashtags?.listed}/`));
  const at = texts.findLastIndex(([, text]) => text !== '');
  const last = texts[at]?.[0];
  if (last === undefined) return [];
  const [, list = '', index] = /^(.+?)\/(\d+)(?=\/|$)/.exec(last) ?? [];
  const isInList = Array.isArray(partAt(output, list));
  const broken = isInList ? { ...partTask(`${list}/-`, [check], missingWords(checks)), kept: Number(index) } : partTask(last, [check]);
  const names = Object.keys(output);
  const behind = Object.entries(output).slice(names.indexOf(last.split('/')[1] ?? ''));
  const empty = behind.filter(
    ([name, value]) => (value === '' || (Array.isArray(value) && value.length === 0)) && name !== hashtags?.listed,
  );
  return [broken, ...empty.map(([name]) => partTask(`/${name}`, [check]))];
}

/** How many words are still to come, as far as that is known; the last part takes some of them. */
function missingWords(checks: readonly Check[]): PartTask['words'] {
  const length = checks.find(({ rule, outcome }) => rule === 'length' && outcome === 'fail');
  const min = (length?.limit?.min ?? 0) - (length?.measured ?? 0);
  return min < minMissing ? null : { min: Math.ceil(min * 0.8), max: min };
}

/** Fewer words are no section. */
const minMissing = 40;

/** A part may become so much shorter before its sense suffers. */
const shrinkable = 0.4;
/** How many words a short part may gain without growing out of proportion: as many as it has, and at least these. */
const minGrowth = 60;
/** How far from its aim a part may end. */
const tolerance = 0.05;

/** The parts to be shortened or lengthened so that a text comes to its length, and the words that each of them is to have: few, and those that bear it best. */
function partsForLength({ request, output }: CheckedText, check: Check): readonly PartTask[] {
  const { measured, limit } = check;
  if (measured === null || limit === null || request.length === null) return [];
  const texts = countedTexts(definitionOf(request), output).map(([pointer, text]) => ({ pointer, count: words(text, request.language) }));
  const missing = request.length - measured;
  const room = ({ count }: { readonly count: number }) => (missing < 0 ? count * shrinkable : Math.max(count, minGrowth));
  const chosen: typeof texts = [];
  let left = Math.abs(missing);
  for (const text of texts.toSorted((one, other) => (missing < 0 ? other.count - one.count : one.count - other.count))) {
    if (left <= 0) break;
    chosen.push(text);
    left -= room(text);
  }
  const rooms = chosen.reduce((sum, text) => sum + room(text), 0);
  return chosen.map((text) => {
    const aim = Math.max(1, text.count + (missing * room(text)) / rooms);
    const bounds = { min: Math.max(1, Math.floor(aim * (1 - tolerance))), max: Math.ceil(aim * (1 + tolerance)) };
    return partTask(text.pointer, [check], bounds);
  });
}

/** Keywords that are nowhere, in the running text: some in each part. */
function spread(keywords: readonly PartTask[], { request, output }: CheckedText): PartTask[] {
  const prose = countedTexts(definitionOf(request), output).filter(([, text]) => text !== '');
  const texts = prose.length > 0 ? prose : textParts(output);
  const used = texts.slice(0, Math.max(1, Math.ceil(keywords.length / maxKeywordsInPart)));
  return keywords.flatMap(({ failing }, index) => {
    const [pointer] = used[index % used.length] ?? [];
    return pointer === undefined ? [] : [partTask(pointer, failing)];
  });
}

function together(parts: readonly PartTask[]): readonly PartTask[] {
  const merged = new Map<string, PartTask>();
  for (const one of parts) {
    const known = merged.get(one.pointer);
    merged.set(one.pointer, {
      ...one,
      words: one.words ?? known?.words ?? null,
      failing: [...new Set([...(known?.failing ?? []), ...one.failing])],
    });
  }
  const all = [...merged.values()].slice(0, maxParts);
  return all.filter((one) => !all.some((other) => other !== one && contains(other, one)));
}

function contains(outer: PartTask, inner: PartTask): boolean {
  if (outer.kept === null) return inner.kept === null && isWithin(inner.pointer, outer.pointer);
  const list = outer.pointer.slice(0, -2);
  if (!isWithin(inner.pointer, list) || inner.kept !== null) return false;
  // The list itself: its kept items are whole.
  if (inner.pointer === list) return true;
  return Number(inner.pointer.slice(list.length + 1).split('/')[0]) >= outer.kept;
}

/** A part of a text that has its length stays about as long. */
const namedTolerance = 0.08;

/** The parts of a text that a person names, as they are asked for of a model. */
export function partsNamed({ request, output, checks }: CheckedText, pointers: readonly string[]): readonly PartTask[] {
  const { counted, outcome } = definitionOf(request).length;
  const keepsLength = request.length !== null && outcome === 'fail';
  return pointers.map((pointer) => {
    const isKept = keepsLength && counted.some((start) => isWithin(pointer, start));
    const count = isKept ? textParts(partAt(output, pointer)).reduce((sum, [, text]) => sum + words(text, request.language), 0) : 0;
    const failing = checks.filter((check) => check.outcome === 'fail' && check.pointer !== null && isWithin(check.pointer, pointer));
    return partTask(
      pointer,
      failing,
      count === 0 ? null : { min: Math.floor(count * (1 - namedTolerance)), max: Math.ceil(count * (1 + namedTolerance)) },
    );
  });
}
