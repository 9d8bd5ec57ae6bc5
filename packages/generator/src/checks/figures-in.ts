import { countedUnits, enumerated, isNumberIn, numbered, numberWords } from './data/number-words.ts';
import { letters } from './word-bounds.ts';
import { wordsIn } from './words-in.ts';

export type FigureKind = 'percent' | 'money' | 'number';

/** A figure in a text: a number in digits, or in words with a unit. */
export interface Figure {
  readonly start: number;
  readonly end: number;
  readonly kind: FigureKind;
  /** What it may mean: `1.200` is 1200 or 1.2. Of a date or a time, what each of its parts may mean. */
  readonly values: readonly (readonly string[])[];
}

const currency = '[$€£¥₹]|(?:EUR|USD|GBP|CHF|CAD|AUD)(?![A-Za-z])';
const number = "\\d{1,3}(?:[.,'’\\u00A0\\u202F ]\\d{3})+(?:[.,]\\d{1,2})?(?![\\d])|\\d+(?:[.,:/]\\d+)*";
const multiplier =
  '\\s?(?:(?:thousand|million|billion|tausend|millionen?|milliarden?|mio|mrd|mille|millions?|milliards?|mil|millón|millones)(?![\\p{L}])\\.?)|\\s?k(?=\\s?[€$£])|[km](?![\\p{L}])';
const digits = new RegExp(
  `(?<![${letters}#＃@&]|\\p{L}-|\\d[.,:/])(${currency})?\\s?(${number})(${multiplier})?(?:\\s?-?(%|percent|per cent|prozent|pour cent|por ciento|per cento|por cento|procent)|\\s?-?(${currency}|euros?\\b|dollars?\\b|dólares|pounds?\\b|franken|francs?\\b))?`,
  'giu',
);
const wordsBySize = [...numberWords.keys()].toSorted((left, right) => right.length - left.length).join('|');
const scale = 'thousand|million|billion|hundred|cents|tausend|millionen|milliarden|hundert|mille|millions|milliards|mil|millones';
const inWords = new RegExp(
  `(?<![${letters}-])(${wordsBySize})(?:[ -](${scale}))?(?: \\p{L}{2,20}){0,1}[ \\u00A0-](${countedUnits})(?![${letters}])`,
  'giu',
);
/** `two million bakers`, `fünftausend Kunden`: a thousand of anything is a statement. */
const largeInWords = new RegExp(`(?<![${letters}-])(${wordsBySize})[ \\u00A0-]?(${scale})(?![${letters}])`, 'giu');
const ofThem = 'out of|in|von|sur|de cada';
/** `six of the sixteen`: a part of a number that is known. */
const ofThose = 'of the|of our|of|von den|von unseren|der|des|de los|de las|de nuestr[oa]s';
/** `nine out of ten` */
const ratio = new RegExp(`(?<![${letters}-])(${wordsBySize}) (?:${ofThem}|${ofThose}) (${wordsBySize})(?![${letters}])`, 'giu');
/** `one building in three` */
const oneOf = new RegExp(
  `(?<![${letters}-])(?:one|eine?[rs]?|une?|un[oa])(?: \\p{L}{3,20})? (?:${ofThem}) (${wordsBySize}|\\d{1,3})(?![${letters}\\d])`,
  'giu',
);
/** `viermal am Tag` */
const timesInPeriod =
  /(?<!\p{L})(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)mal (?=(?:am tag|täglich|(?:pro|die|in der|jede) woche|wöchentlich|(?:pro|im|jeden) (?:monat|jahr)|monatlich|jährlich|pro (?:tag|stunde))(?!\p{L}))/giu;
const bounds =
  "no more than|not more than|at most|at least|up to|more than|fewer than|less than|höchstens|mindestens|maximal|bis zu|mehr als|weniger als|au plus|au maximum|au moins|jusqu[’']à|plus de|moins de|como máximo|como mucho|al menos|por lo menos|más de|menos de";
/** `at most five`: a bound is a statement, whatever is counted. */
const bounded = new RegExp(
  `(?<![${letters}])(?:${bounds}) (${wordsBySize})(?: (dozen|dutzend|douzaines?|docenas?))?(?![${letters}])`,
  'giu',
);
/** `3 in 4`, as a brief may say what a text has in per cent. */
const anyRatio = new RegExp(
  `(?<![${letters}-])(${wordsBySize}|\\d{1,4}) (?:${ofThem}|of) (?:the |den |les |las |los )?(${wordsBySize}|\\d{1,4})(?![${letters}])`,
  'giu',
);
const vague = new RegExp(
  `(?<![${letters}])(?:(?:tens|dozens|hundreds|thousands|millions) of|dutzende|hunderte|tausende|millionen|des (?:dizaines|centaines|milliers|millions) d['’e]|(?:decenas|cientos|miles|millones) de)(?: \\p{L}{2,20}){0,2} ?(?:customers|clients|users|people|companies|businesses|families|readers|kunden|kundinnen|nutzern?|menschen|familien|unternehmen|clients|clientes|personas|personnes|utilisateurs|usuarios|familles|familias)(?![${letters}])`,
  'giu',
);
const behindEnumerates = new RegExp(`^(?:[ \\u00A0-]\\p{L}{2,20}){0,2}[ \\u00A0-](?:${enumerated})(?![${letters}])`, 'iu');
const beforeNumbers = new RegExp(`(?:^|[^\\p{L}])(?:${numbered})[ \\u00A0]?(?:#|no\\.?|nr\\.?)?[ \\u00A0]?$`, 'iu');
const maxEnumerated = 20;

/** The beginnings of words of which each pattern needs one. */
const firstLetters = (words: Iterable<string>): ReadonlySet<string> =>
  new Set(Array.from(words, (word) => word.split(/[- ]/, 1)[0] ?? word));
const startsOfNumbers = firstLetters(numberWords.keys());
const startsOfVague = new Set(
  'tens dozens hundreds thousands millions dutzende hunderte tausende millionen dizaines centaines milliers decenas cientos miles millones'.split(
    ' ',
  ),
);
const anyScale = /hundred|thousand|million|billion|tausend|milliard|hundert|mil|cents/i;

/** Which words of figures a short text has. */
function figureWordsOf(text: string): { readonly number: boolean; readonly scale: boolean; readonly vague: boolean } {
  const words = wordsIn(text);
  return {
    number: !words.isDisjointFrom(startsOfNumbers),
    // It may be joined with its number: `fünftausend`.
    scale: anyScale.test(text),
    vague: !words.isDisjointFrom(startsOfVague),
  };
}

/** What a written number may mean. */
function meanings(text: string): string[] {
  const plain = text.replace(/[\s'’\u00A0\u202F]/g, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last === -1) return [plainNumber(plain)];
  const [whole, rest] = [plain.slice(0, last).replace(/[.,]/g, ''), plain.slice(last + 1)];
  const decimal = plainNumber(`${whole}.${rest}`);
  const grouped = plainNumber(whole + rest);
  if (rest.length !== 3) return [decimal];
  // Nobody writes 5.000 for five.
  if (rest === '000') return [grouped];
  return /[.,]/.test(plain.slice(0, last)) ? [grouped] : [grouped, decimal];
}

const plainNumber = (text: string): string => String(Number(text));

const scales: readonly (readonly [RegExp, number])[] = [
  [/^(?:hundred|hundert|cents)$/i, 100],
  [/^(?:k|thousand|tausend|mille|mil)$/i, 1_000],
  [/^(?:m|million|millionen?|mio\.?|millions?|millón|millones)$/i, 1_000_000],
  [/^(?:billion|milliarden?|mrd\.?|milliards?)$/i, 1_000_000_000],
];

const scaled = (values: readonly string[], multiplied: string | undefined): string[] => {
  // The full stop of a sentence may stand behind it.
  const word = (multiplied ?? '').trim().replace(/\.$/, '');
  const factor = scales.find(([pattern]) => pattern.test(word))?.[1] ?? 1;
  return values.map((value) => String(Number(value) * factor));
};

/** What a number in words is multiplied by: `deux cents` are two hundred, `five cents` are not. */
const scaleOf = ([, word = '', multiplied]: readonly (string | undefined)[], language: string | undefined): string | undefined =>
  multiplied?.toLowerCase() === 'cents' && !(isNumberIn('fr', word) && (language === 'fr' || !isNumberIn('en', word)))
    ? undefined
    : multiplied;

/** Two separators make a date or a version, a colon a time: each part counts for itself. */
const partsOf = (text: string): string[] =>
  /[:/]/.test(text) || /^\d{1,2}[.]\d{1,2}[.]\d{2,4}$/.test(text) ? text.split(/[:/.]/) : [text];

/**
 * Every figure in a short text without addresses. `all`: numbers in words without a unit, too, as a brief is read. `language`: what it is
 * written in, as far as that is known.
 */
export function figuresIn(text: string, { all = false, language }: { readonly all?: boolean; readonly language?: string } = {}): Figure[] {
  const found: Figure[] = [];
  for (const match of /\d/.test(text) ? text.matchAll(digits) : []) {
    const [whole, before, written = '', multiplied, percent, money] = match;
    const start = match.index + (whole.length - whole.trimStart().length);
    // `6 € 50`
    const cents =
      money === '€' && /^\d+$/.test(written)
        ? centsBehind.exec(text.slice(match.index + whole.length, match.index + whole.length + 5))
        : null;
    const digit = cents === null ? written : `${written}.${cents[1]}`;
    const end = match.index + whole.length + (cents?.[0].length ?? 0);
    const kind = percent !== undefined ? 'percent' : (before ?? money) !== undefined ? 'money' : 'number';
    if (!all && isHarmless(text, match.index, end, digit, kind)) continue;
    const values = partsOf(digit).map((part) => scaled(meanings(part), multiplied));
    // `2 to 3 million`, `38 à 42 k€`: the first may mean as many.
    const shared = multiplied === undefined ? ofRange.exec(text.slice(end, end + 24))?.[1] : undefined;
    const both = shared === undefined ? values : values.map((part) => [...part, ...scaled(part, shared)]);
    found.push({ start, end, kind, values: both });
  }
  const taken = new Set(found.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index)));
  // A brief’s numbers count wherever they stand: in a name, behind a sign.
  if (all)
    for (const { 0: digit, index: start } of text.matchAll(/\d+(?:[.,]\d+)*/g))
      if (!taken.has(start)) found.push({ start, end: start + digit.length, kind: 'number', values: [meanings(digit)] });
  const has = figureWordsOf(text);
  for (const match of has.number ? text.matchAll(all ? anyNumberWord : inWords) : []) {
    const value = numberWords.get((match[1] ?? '').toLowerCase());
    if (value === undefined || !isNumberIn(language, match[1] ?? '')) continue;
    const unit = match[3]?.toLowerCase() ?? '';
    const kind = /percent|per cent|prozent|pour cent|por ciento/.test(unit)
      ? 'percent'
      : /euro|dollar|pound|dólar/.test(unit)
        ? 'money'
        : 'number';
    const end = match.index + match[0].length;
    if (!all && (enumeratedWord.test(match[0]) || isIdiom(text, match.index) || isOfBoth(value, unit))) continue;
    found.push({ start: match.index, end, kind, values: [scaled([String(value)], scaleOf(match, language))] });
    // The unit stands behind the first alone: `from nine days to four`.
    const other =
      all || !fromBefore.test(text.slice(Math.max(0, match.index - 12), match.index)) ? null : otherEnd.exec(text.slice(end, end + 40));
    if (other !== null)
      found.push({
        start: end + other[0].length - (other[1] ?? '').length,
        end: end + other[0].length,
        kind,
        values: [[valueOf(other[1])]],
      });
  }
  for (const match of all || !/mal /i.test(text) ? [] : text.matchAll(timesInPeriod))
    found.push({ start: match.index, end: match.index + match[0].trimEnd().length, kind: 'number', values: [[valueOf(match[1])]] });
  for (const match of has.scale ? text.matchAll(largeInWords) : []) {
    if (!isNumberIn(language, match[1] ?? '') || (!all && isIdiom(text, match.index))) continue;
    const multiplied = scaleOf(match, language);
    if (multiplied === undefined) continue;
    const values = [scaled([valueOf(match[1])], multiplied)];
    found.push({ start: match.index, end: match.index + match[0].length, kind: 'number', values });
  }
  for (const match of has.number && !all ? text.matchAll(ratio) : [])
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      kind: 'number',
      values: [[valueOf(match[1])], [valueOf(match[2])]],
    });
  for (const match of has.number && !all ? text.matchAll(bounded) : []) {
    const [whole, word = '', dozens] = match;
    const start = match.index + whole.length - word.length - (dozens === undefined ? 0 : dozens.length + 1);
    const value = Number(valueOf(word)) * (dozens === undefined ? 1 : 12);
    found.push({ start, end: match.index + whole.length, kind: 'number', values: [[String(value)]] });
  }
  for (const match of has.vague && !all ? text.matchAll(vague) : [])
    found.push({ start: match.index, end: match.index + match[0].length, kind: 'number', values: [[match[0].toLowerCase()]] });
  return withoutInner(found);
}

const fromBefore = /(?<!\p{L})(?:from|von|de|du|desde|da) $/iu;
const centsBehind = /^[ \u00A0](\d[059])(?![\d.,:€%])/u;
const ofRange = new RegExp(`^ ?(?:-|–|to|and|bis|und|à|et|a|y) ?(?:${currency})?(?:${number})(${multiplier})`, 'iu');
const otherEnd = new RegExp(`^ (?:to|down to|auf|à|a) (${wordsBySize})(?=$|[,.;:!?)]|[ \\n](?!\\p{L}+(?:s|n|en)(?!\\p{L})))`, 'iu');
/** What is compared is two of them: `the two sizes`. */
const isOfBoth = (value: number, unit: string): boolean =>
  value === 2 && /^(?:models|colou?rs|sizes|modelle|farben|größen|modèles|couleurs|tailles|modelos|colores|tallas)$/.test(unit);

const hasRatio = (text: string): boolean => /\d/.test(text) || figureWordsOf(text).number;

/** A number in words, and the words behind it. */
export interface CountedWords {
  readonly number: Figure;
  /** Where those words end. */
  readonly end: number;
  readonly behind: readonly string[];
}

/** Of two thousand guests nothing is two. */
const isScale = new RegExp(`^[ \\u00A0](?:${scale})(?!\\p{L})`, 'iu');
const counted = new RegExp(`(?<![${letters}-])(${wordsBySize})((?:[ \\u00A0]\\p{L}{3,20}){1,2})(?![${letters}])`, 'giu');

/** Every number of a short text that is written as a word, with what it may count. */
export const countedWordsIn = (text: string, language?: string): CountedWords[] =>
  figureWordsOf(text).number
    ? [...text.matchAll(counted)]
        .filter(({ 1: word = '' }) => isNumberIn(language, word))
        .filter(
          ({ 0: whole, 2: behind = '', index }) => !isIdiom(text, index) && !enumeratedWord.test(`${whole} `) && !isScale.test(behind),
        )
        .map(({ 0: whole, 1: word = '', 2: behind = '', index }) => ({
          number: { start: index, end: index + word.length, kind: 'number', values: [[valueOf(word)]] },
          end: index + whole.length,
          behind: behind.trim().split(/[ \u00A0]/),
        }))
    : [];

const shareOf = (part: number, whole: number): number[] => (part <= whole && whole > 0 ? [Math.round((part / whole) * 100)] : []);

/** The shares of a short text that are said as a ratio, in per cent. */
export const ratiosIn = (text: string): number[] =>
  hasRatio(text)
    ? [
        ...Array.from(text.matchAll(anyRatio), ({ 1: part, 2: whole }) => shareOf(Number(valueOf(part)), Number(valueOf(whole)))),
        ...Array.from(text.matchAll(oneOf), ({ 1: whole }) => shareOf(1, Number(valueOf(whole)))),
      ].flat()
    : [];

const valueOf = (word = ''): string => String(numberWords.get(word.toLowerCase()) ?? word);

/** Without figures inside others: of `two thousand customers` only the whole is one. */
function withoutInner(found: readonly Figure[]): Figure[] {
  let end = -1;
  return found
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter((one) => {
      const isOuter = one.end > end;
      end = Math.max(end, one.end);
      return isOuter;
    });
}

/** `a thousand thanks`, `ein Tausendmal`, `mille mercis`: much, and no number. */
const idiom =
  /^(?:(?:hundred|thousand|million|tausend|hundert|mille|cent|mil|cien|millón)[ -](?:times|thanks|apologies|words|kisses|little|and one|dank|mal|küsse|grüße|mercis?|fois|baisers|excuses|pardons|gracias|veces|besos|perdones|maravillas)|(?:tausend|hundert)mal)(?!\p{L})/iu;
const isIdiom = (text: string, start: number): boolean => idiom.test(text.slice(start, start + 40));

const anyNumberWord = new RegExp(`(?<![${letters}])(${wordsBySize})(?![${letters}])`, 'giu');
const enumeratedWord = new RegExp(`[ -](?:${enumerated})[ -]`, 'iu');

/** Numbers that state nothing: of a text’s own parts, of a list, in a name. */
function isHarmless(text: string, start: number, end: number, digit: string, kind: FigureKind): boolean {
  if (kind !== 'number') return false;
  const before = text.slice(Math.max(0, start - 24), start + (text.slice(start, end).length - text.slice(start, end).trimStart().length));
  const behind = text.slice(end, end + 60);
  const value = Number(digit);
  if (
    /^24\/7$|^50\/50$/.test(digit) ||
    /^(?:st|nd|rd|th)? (?:century|jahrhundert|siècle|siglo)/i.test(behind) ||
    /^\. Jahrhundert/i.test(behind)
  )
    return true;
  // 3D, 4K, 5G; 9-to-5; the number of a list; an emoji of a digit.
  if (/^(?:D|K|G)(?![\p{L}])/u.test(behind) && value < 10) return true;
  if (/^-(?:to|bis|à)-\d/i.test(behind) || /-(?:to|bis|à)-$/i.test(before)) return true;
  if (/(?:^|\n)[ \t]*$/.test(before) && /^(?:[.):]|️?⃣)/.test(behind) && value <= maxEnumerated) return true;
  if (value > maxEnumerated) return false;
  return behindEnumerates.test(behind) || beforeNumbers.test(before);
}
