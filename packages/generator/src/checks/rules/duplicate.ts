import { fold, type Check, type Steps } from '@handbill/contract';
import { eachSentence } from '../sentences.ts';
import { wordSet } from '../word-set.ts';
import { checksOf, maxPlaces, partName, placeIn, type Rule } from '../rule.ts';
import type { Part, Subject } from '../subject.ts';

/** What two texts have in common that say the same: letters and digits. */
const sameness = (text: string): string =>
  fold(text.slice(0, 2_000))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const { check, passing } = checksOf('duplicate', 'nothing twice');

/** Variants must differ, and so must lines of one list; headings and sentences should. */
export const duplicate: Rule = function* (subject) {
  const checks = [...sameVariants(subject), ...samePrimaryTexts(subject), ...sameLines(subject), ...sameTitles(subject)];
  yield;
  checks.push(...(yield* sameSentences(subject)));
  return checks.length > 0 ? checks : passing('Nothing in the text is there twice.');
};

const twice = (outcome: 'warn' | 'fail', part: Part, earlier: string, what: string): Check =>
  sameAs(outcome, earlier, `${what} in ${partName(part.pointer)}`, placeIn(part, 0, part.shown.text.length));

const sameAs = (outcome: 'warn' | 'fail', earlier: string, what: string, place: Partial<Check>): Check =>
  check(outcome, `the same as ${partName(earlier)}`, `${what} is the same as ${partName(earlier)}.`, place);

/** What two texts have in common that say the same, their clauses in whatever order. */
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

/** Items of a list of objects whose texts are all the same, such as two variants of an ad. */
function sameVariants({ read }: Subject): Check[] {
  const variants = new Map<string, string[]>();
  for (const { pointer, shown } of read) {
    const variant = /^\/variants\/\d+/.exec(pointer)?.[0];
    if (variant !== undefined)
      variants.set(variant, [...(variants.get(variant) ?? []), `${pointer.slice(variant.length)} ${clausesOf(shown.text)}`]);
  }
  const seen = new Map<string, string>();
  const checks: Check[] = [];
  for (const [pointer, texts] of variants) {
    const text = texts.join('\n');
    const earlier = seen.get(text);
    if (earlier === undefined) seen.set(text, pointer);
    else if (checks.length < maxPlaces) checks.push(sameAs('fail', earlier, partName(pointer), { pointer }));
  }
  return checks;
}

/** The text of an ad, which stands in another variant as well: what was to be compared differs by the lines below it alone. */
function samePrimaryTexts({ read }: Subject): Check[] {
  const texts = read.filter(({ pointer, role }) => role !== 'title' && /^\/variants\/\d+\/[^/]+$/.test(pointer));
  const same = repeated(texts, ({ pointer }) => pointer.slice(pointer.lastIndexOf('/')));
  const others = texts.filter((one) => same.every(([part]) => part !== one));
  return [
    ...same.map(([part, earlier]) => twice('fail', part, earlier, 'The text')),
    ...nearlySame(others).map(([part, earlier]) => twice('warn', part, earlier, 'The text')),
  ];
}

/** More variants than any ad has. */
const maxCompared = 20;
/** The share of their words that two texts have in common which say the same but for a word or two, in whatever order. */
const nearlyAll = 0.75;

const areNearlySame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size >= 2 * minWords && one.intersection(other).size >= nearlyAll * one.union(other).size;

/** Texts that differ from an earlier one by a word or two, in whatever order. */
function nearlySame(texts: readonly Part[]): [part: Part, earlier: string][] {
  const words = texts.slice(0, maxCompared).map((part) => ({ part, words: new Set(sameness(part.shown.text).split(' ')) }));
  return words.flatMap(({ part, words: own }, index) => {
    const earlier = words.slice(0, index).find(({ words: others }) => areNearlySame(own, others));
    return earlier === undefined ? [] : [[part, earlier.part.pointer]];
  });
}

/** Lines of one list, such as the headlines of a variant. */
function sameLines({ read }: Subject): Check[] {
  const lines = read.filter(({ pointer }) => /\/\d+$/.test(pointer));
  return repeated(lines, (part) => part.pointer.replace(/\/\d+$/, ''), sameLine).map(([part, earlier]) =>
    twice(part.pointer.startsWith('/variants/') ? 'fail' : 'warn', part, earlier, 'The line'),
  );
}

/** Titles, headings and questions of one text; a subject and the line behind it. */
function sameTitles({ read }: Subject): Check[] {
  const titles = read.filter(
    ({ role, pointer }) =>
      !/\/\d+$/.test(pointer) && (role === 'heading' || role === 'line' || (role === 'title' && !pointer.startsWith('/variants/'))),
  );
  return repeated(titles, () => '').map(([part, earlier]) => twice('warn', part, earlier, 'The line'));
}

/** Words that two lines may differ by and say the same; `with` and `without` are none. */
const small = wordSet(
  'the|a|an|of|in|on|at|by|to|for|and|your|our|der|die|das|ein|eine|und|im|am|zum|zur|von|für|ihr|ihre',
  'le|la|les|un|une|des|du|de|et|en|au|à|pour|votre|el|los|las|una|del|y|para|tu|su',
);

/** The words of a line without small ones, in the order of the alphabet. */
const wordsOf = (text: string): string => {
  const words = text.split(' ').filter((word) => !small.has(word));
  return words.length < 2 ? text : words.toSorted().join(' ');
};

/** What two lines have in common that are the same: in another order, or with other small words, a line is the same. */
export const sameLine = (text: string): string => wordsOf(sameness(text));

function repeated(parts: readonly Part[], groupOf: (part: Part) => string, formOf = sameness): [part: Part, earlier: string][] {
  const seen = new Map<string, string>();
  const found: [Part, string][] = [];
  for (const part of parts) {
    const text = formOf(part.shown.text);
    const key = `${groupOf(part)}\n${text}`;
    const earlier = seen.get(key);
    if (text !== '' && earlier !== undefined && found.length < maxPlaces) found.push([part, earlier]);
    if (earlier === undefined) seen.set(key, part.pointer);
  }
  return found;
}

const minWords = 4;
/** A sentence that stands there so often was written by a model that went round in circles. */
const mostTimes = 4;

/** Sentences of running text that stand there again. Those of an ad’s variants may: each is shown alone. */
function* sameSentences({ read }: Subject): Steps<Check[]> {
  const seen = new Map<string, { readonly pointer: string; times: number }>();
  const checks: Check[] = [];
  let circles = false;
  for (const part of read) {
    if (part.role !== 'prose') continue;
    const group = /^\/variants\/\d+/.exec(part.pointer)?.[0] ?? '';
    yield* eachSentence(part.shown.text, (sentence, start) => {
      const text = sameness(sentence);
      if (text.split(' ').length < minWords || /^[#＃]/.test(sentence.trim())) return;
      const earlier = seen.get(`${group}\n${text}`);
      if (earlier === undefined) {
        seen.set(`${group}\n${text}`, { pointer: part.pointer, times: 1 });
        return;
      }
      earlier.times += 1;
      const isCircle = earlier.times === mostTimes && !circles;
      circles ||= isCircle;
      if (!isCircle && checks.length >= maxPlaces) return;
      const found = isCircle ? `a sentence for the ${mostTimes}th time` : `a sentence that is in ${partName(earlier.pointer)}, too`;
      const again = isCircle ? `there for the ${mostTimes}th time` : `the same as one in ${partName(earlier.pointer)}`;
      const message = `A sentence in ${partName(part.pointer)} is ${again}.`;
      checks.push(check(isCircle ? 'fail' : 'warn', found, message, placeIn(part, start, start + sentence.trimEnd().length)));
    });
  }
  return checks;
}
