import type { Figure } from './figures-in.ts';
import type { Amount } from './reckoned.ts';

export const minutesOfDay = 1_440;

/** Units of one dimension, each with how many of the smallest it is, in English, German, French, Spanish, Italian, Dutch and Portuguese. */
const dimensions: Readonly<Record<string, readonly (readonly [names: string, factor: number])[]>> = {
  time: [
    ['seconds?|secs?|sekunden?|secondes?|segundos?|second[oi]|seconden', 1 / 60],
    ['minutes?|mins?|minuten?|minutos?|minut[oi]|minuut', 1],
    ['hours?|hrs?|h|stunden?|std|heures?|horas?|or[ae]|uur|uren', 60],
    ['days?|tagen?|tage?|jours?|días?|dias?|giorn[oi]|dag|dagen', 1_440],
    ['weeks?|wochen?|semaines?|semanas?|settiman[ae]|week|weken', 10_080],
  ],
  months: [
    ['months?|monaten?|monate?|mois|mes(?:es)?|mes[ei]|maand|maanden|mês', 1],
    ['quarters?|quartale?n?|trimestres?|trimestr[ei]|kwartaal|kwartalen', 3],
    ['years?|jahren?|jahre?|ans?|années?|años?|ann[oi]|jaar|jaren|anos?', 12],
    ['decades?|jahrzehnten?|jahrzehnte?|décennies?|décadas?', 120],
  ],
  mass: [
    ['g|grams?|grammes?|gramm|gramos?|gramm[oi]|gramas?', 1],
    ['kg|kilos?|kilograms?|kilogramm|kilogrammes?|kilogramos?', 1_000],
    ['t|tons?|tonnes?|tonnen?|toneladas?|tonnellat[ae]|ton', 1_000_000],
    ['oz|ounces?|unzen?|onces?|onzas?', 28.349_5],
  ],
  length: [
    ['mm|millimet(?:er|re)s?|millimètres?|milímetros?', 1],
    ['cm|centimet(?:er|re)s?|zentimetern?|centimètres?|centímetros?', 10],
    ['m|met(?:er|re)s?|metern?|mètres?|metros?|metr[oi]', 1_000],
    ['km|kilomet(?:er|re)s?|kilometern?|kilomètres?|kilómetros?|chilometr[oi]|quilómetros?', 1_000_000],
    ['inch(?:es)?|zoll|pouces?|pulgadas?', 25.4],
    ['ft|feet|foot|fuß|pieds?', 304.8],
    ['miles?|meilen?|millas?', 1_609_344],
  ],
  volume: [
    ['ml|millilit(?:er|re)s?|millilitern?|mililitros?', 1],
    ['cl|centilit(?:er|re)s?|zentilitern?|centilitros?', 10],
    ['dl|decilit(?:er|re)s?|dezilitern?|décilitres?|decilitros?', 100],
    ['l|lit(?:er|re)s?|litern?|litros?|litr[oi]', 1_000],
    ['gal|gallons?|gallonen?|galones', 3_785.41],
  ],
  area: [
    ['m[²2]|sqm|qm|quadratmetern?|square met(?:er|re)s?|mètres? carrés?|metros? cuadrados?|metr[oi] quadrat[oi]', 1],
    ['ha|hectares?|hektar[en]*|hectáreas?', 10_000],
    ['km[²2]|quadratkilometern?|square kilomet(?:er|re)s?|kilomètres? carrés?|kilómetros? cuadrados?', 1_000_000],
  ],
  celsius: [['°c|celsius', 1]],
  money: [['cents?|ct|p|pence|centimes?|céntimos?|centavos?', 0.01]],
  fahrenheit: [['°f|fahrenheit', 1]],
  data: [
    ['kb', 1],
    ['mb|megabytes?|mégaoctets?|megas?', 1_000],
    ['gb|gigabytes?|gigaoctets?|gigas?', 1_000_000],
    ['tb|terabytes?|téraoctets?', 1_000_000_000],
  ],
  power: [
    ['w|watts?|vatios?', 1],
    ['kw|kilowatts?|kilovatios?', 1_000],
    ['mw|megawatts?', 1_000_000],
  ],
  energy: [
    ['wh', 1],
    ['kwh', 1_000],
    ['mwh', 1_000_000],
  ],
};

interface Unit {
  readonly dimension: string;
  readonly factor: number;
  readonly pattern: RegExp;
}

const units: readonly Unit[] = Object.entries(dimensions).flatMap(([dimension, list]) =>
  list.map(([names, factor]) => ({ dimension, factor, pattern: new RegExp(`^(?:${names})$`, 'iu') })),
);
const unitsByWord = new Map<string, Unit | undefined>();
const maxWords = 1_000;

function unitOf(word: string): Unit | undefined {
  if (unitsByWord.has(word)) return unitsByWord.get(word);
  // Texts name the words: without a bound, made-up ones would fill the memory.
  if (unitsByWord.size >= maxWords) unitsByWord.clear();
  const unit = units.find(({ pattern }) => pattern.test(word));
  unitsByWord.set(word, unit);
  return unit;
}

const quantity = (unit: Unit, number: number): string => `${unit.dimension} ${Math.round(number * unit.factor * 1_000) / 1_000}`;

const wordBehind =
  /^[\s\u00A0\u202F-]{0,2}(°?\p{L}{1,20}[²2]?)((?:[ \u00A0](?:kilo)?(?:met(?:er|re)s|carrée?s?|cuadrad[oa]s?|quadrat[io]))?)(?!\p{L})/u;
const lastWord = /(\p{L}{1,20})$/u;

/** What a figure is a number of: of its unit’s dimension, or of its kind. */
export function amountOf({ kind, values }: Figure, [known]: readonly string[]): Amount {
  const written = values[0]?.[0];
  const [dimension = kind, amount = written] = known?.split(' ') ?? [];
  return [dimension, Number(amount), Number(written)];
}

/** `dos litros y medio` */
const andHalf = /^ (?:y medi[oa]|et demie?|e mezz[oa]|e meia)(?!\p{L})/iu;
const fractions = new Map([
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
]);

/** `160 × 230 cm`, `1.7 by 2.4 metres`, `from 1.20 to 3 metres` have their unit once. */
const furtherSides =
  /^(?:(?: ?(?:[×x]|by|mal|auf|sur|por) ?\d+(?:[.,]\d+)?){1,2}| ?(?:-|–|to|and|bis|und|à|et|a|y) ?\d+(?:[.,]\d+)?(?= ?\p{L}))/iu;

/** What a figure with its unit comes to, so that `14 days` is `two weeks`: none where no unit is known. */
export function quantitiesOf(text: string, { start, end, kind, values }: Figure): string[] {
  const [meanings] = values;
  if (meanings === undefined || values.length > 1 || kind !== 'number') return [];
  const last = lastWord.exec(text.slice(start, end))?.[1]?.toLowerCase() ?? '';
  const fraction = fractions.get(/^ ?([½¼¾])/.exec(text.slice(end, end + 2))?.[1] ?? '') ?? 0;
  const from = unitOf(last) === undefined ? end + (fraction > 0 ? text.slice(end, end + 2).search(/[½¼¾]/) + 1 : 0) : end - last.length;
  const sides = furtherSides.exec(text.slice(from, from + 24))?.[0].length ?? 0;
  const [whole = '', word = '', square = ''] = wordBehind.exec(text.slice(from + sides, from + sides + 36)) ?? [];
  const half = andHalf.test(text.slice(from + sides + whole.length, from + sides + whole.length + 12)) ? 0.5 : 0;
  const unit = unitOf(`${word}${square}`.toLowerCase()) ?? unitOf(word.toLowerCase());
  return unit === undefined ? [] : meanings.map((meaning) => quantity(unit, Number(meaning) + fraction + half));
}

/** One of a unit: an article is no figure, but a brief may mean one. */
const single = /(?<![\p{L}\p{N}])(?:an?|one|ein|eine[rmns]?|une?|un[oa]?|una|um|uma|een) (\p{L}{1,20})(?!\p{L})/giu;
/** The first of a unit lasts one of it: `in the first year` is twelve months. */
const first = /(?<![\p{L}\p{N}])(?:first|erste[nrsm]?|premi(?:er|ère)|primer[oa]?|prim[oa]|eerste|primeir[oa]) (\p{L}{1,20})(?!\p{L})/giu;
/** Parts of an hour, of a year and so on, in words. */
const inWords: readonly (readonly [RegExp, readonly string[]])[] = [
  [/half an hour|halbe[n]? stunde|demi-heure|media hora|mezz['’]ora|half uur|meia hora/iu, ['time 30']],
  [/quarter of an hour|quarter-hour|viertelstunde|quart d['’]heure|cuarto de hora|quarto d['’]ora|kwartier/iu, ['time 15']],
  [/three[- ]quarters of an hour|dreiviertelstunde|trois quarts d['’]heure|tres cuartos de hora/iu, ['time 45']],
  [/(?:one|an hour) and a half|anderthalb|eineinhalb|et demie?|y media/iu, ['time 90', 'time 2160', 'months 18']],
  [
    /(?:whole|full|entire|per) year|per annum|annually|yearly|ganze[sn]? jahr|(?:im|pro) jahr|jährlich|par an(?!\p{L})|an(?:née)? (?:entière?|complète?)|al año|año (?:entero|completo)/iu,
    ['months 12'],
  ],
  [/(?<!\p{L})zu zweit(?!\p{L})/iu, ['number 2']],
  [/(?<!\p{L})zu dritt(?!\p{L})/iu, ['number 3']],
  [/(?<!\p{L})zu viert(?!\p{L})/iu, ['number 4']],
  [/half a year|halbe[sn]? jahr|medio año|mezzo anno|half jaar|meio ano/iu, ['months 6']],
  [/half a day|halbe[rn]? tag|demi-journée|medio día|mezza giornata/iu, ['time 720']],
];

/** Quantities that a text names without a number. */
export const quantitiesInWords = (text: string): string[] => [
  ...[...text.matchAll(single), ...text.matchAll(first)].flatMap(({ 1: word = '' }) => {
    const unit = unitOf(word.toLowerCase());
    return unit === undefined ? [] : [quantity(unit, 1)];
  }),
  ...inWords.flatMap(([pattern, meant]) => (pattern.test(text) ? meant : [])),
];

/** Shares in words, in per cent. */
const shares: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:half|hälfte|moitié|mitad|metà|helft|metade)(?!\p{L})/iu, 50],
  [/(?<!\p{L})(?:thirds?|drittel|tiers|terci[oa]|terzo|derde|terço)(?!\p{L})/iu, 33],
  [/(?<!\p{L})(?:quarters?|viertel|quart|cuart[oa]|quarto|kwart)(?!\p{L})/iu, 25],
  [/three[- ]quarters|drei ?viertel|trois quarts|tres cuartos|tre quarti|driekwart|três quartos/iu, 75],
  [/two[- ]thirds|zwei ?drittel|deux tiers|dos tercios|due terzi|dois terços/iu, 67],
  [/(?<!\p{L})(?:doubles?|doubled|twice|verdoppelt|doppelt|double|doblado|doble)(?!\p{L})/iu, 100],
];

/** Shares that a text names in words, in per cent. */
export const sharesInWords = (text: string): number[] => shares.flatMap(([pattern, share]) => (pattern.test(text) ? [share] : []));

const minutesOfMonth = 30 * minutesOfDay;

/** A month as thirty days, and the other way round. */
export function inThirties(known: string): string[] {
  const [dimension, amount] = known.split(' ');
  if (dimension === 'months' && Number(amount) <= 12) return [`time ${Number(amount) * minutesOfMonth}`];
  return dimension === 'time' && Number(amount) % minutesOfMonth === 0 ? [`months ${Number(amount) / minutesOfMonth}`] : [];
}
