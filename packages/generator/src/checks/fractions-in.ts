import { numberWords } from './data/number-words.ts';
import { wordsIn } from './words-in.ts';

/** A fraction in a text, such as `two thirds of them`, in per cent. */
export interface Fraction {
  readonly start: number;
  readonly end: number;
  readonly percent: number;
}

const parts: readonly (readonly [words: string, of: number])[] = [
  ['thirds?|drittel[n]?|tiers|tercios?', 3],
  ['quarters?|viertel[n]?|quarts?|cuartos?', 4],
  ['fifths?|fünftel[n]?|cinquièmes?|quintos?', 5],
  ['sixths?|sechstel[n]?|sixièmes?|sextos?', 6],
  ['eighths?|achtel[n]?|huitièmes?|octavos?', 8],
  ['tenths?|zehntel[n]?|dixièmes?|décimos?', 10],
];
const partOf = parts.map(([words, of]) => ({ pattern: new RegExp(`^(?:${words})$`, 'iu'), of }));
const anyPart = parts.map(([words]) => words).join('|');
const counts = new Map<string, number>([
  ...'a an one ein einem eines um un une uno'.split(' ').map((word): [string, number] => [word, 1]),
  ...[...numberWords].filter(([, value]) => value < 10),
]);
const anyCount = [...counts.keys()].toSorted((one, other) => other.length - one.length).join('|');
const fraction = new RegExp(`(?<![\\p{L}\\p{N}-])(?:(${anyCount})[ -])(${anyPart})(?![\\p{L}\\p{N}])`, 'giu');
/** Three quarters of an hour are a time. */
const ofTime = /^ ?(?:of an hour|hours?|d[’']heure|de hora|einer stunde|stunden?)(?!\p{L})/iu;
/** What is divided, or compared. */
const behind =
  /^ (?:of (?!a (?:century|million|billion)|the (?:town|city))|more|less|fewer|cheaper|faster|lower|higher|lighter|smaller|larger|off|der|des|aller|von|mehr|weniger|günstiger|billiger|schneller|leichter|höher|niedriger|kleiner|größer|laufen|sind|vom|de|d[’']|des|du|plus|moins|más|menos)/iu;
const before =
  /(?:um|by|nearly|almost|over|about|gut|knapp|fast|rund|etwa|près|presque|environ|plus|casi|unos|más|more than|mehr als|bis zu) (?:d[eu’'] ?|de )?$/iu;
const startsOfParts =
  /third|quarter|fifth|sixth|eighth|tenth|drittel|viertel|fünftel|sechstel|achtel|zehntel|tiers|quart|ième|terci|quint|cuart|sext|octav|décim/iu;

/** Every fraction of a short text that is written in words and divides or compares something. */
export function fractionsIn(text: string): Fraction[] {
  if (!startsOfParts.test(text) || wordsIn(text).size < 2) return [];
  return [...text.matchAll(fraction)].flatMap(({ 0: whole, 1: count = '', 2: part = '', index }) => {
    const end = index + whole.length;
    const of = partOf.find(({ pattern }) => pattern.test(part))?.of ?? 0;
    const number = counts.get(count.toLowerCase()) ?? 0;
    if (number >= of) return [];
    if (ofTime.test(text.slice(end, end + 24))) return [];
    // With a count above one it is nothing else: `two thirds`. A third may be the third one, a quarter a part of a town.
    const isClear = number > 1 || behind.test(text.slice(end, end + 24)) || before.test(text.slice(Math.max(0, index - 24), index));
    return isClear ? [{ start: index, end, percent: (number / of) * 100 }] : [];
  });
}
