import listed from './number-words.json' with { type: 'json' };

const from = (first: number, words: string, step = 1): [string, number][] =>
  words.split(' ').flatMap((forms, index) => forms.split('|').map((word): [string, number] => [word, first + index * step]));

/** As the data has them, by language. Where several forms of a number stand, `|` is between them. */
interface NumberWords {
  /** From two: one is an article as often as a number. */
  readonly two: string;
  /** From twenty, in steps of ten, and the words that join them. */
  readonly tens: string;
  readonly ones: string;
  /** A hundred and a thousand. */
  readonly large: string;
  /** From two hundred. */
  readonly hundreds?: string;
  readonly dozen: string;
  /** Others, from a number on. */
  readonly more?: { readonly first: number; readonly words: string; readonly step: number };
}

/** How a ten and a one are joined, where that is not by a space. */
const joins: Readonly<Record<string, (ten: string, one: string) => string>> = {
  en: (ten, one) => `${ten}-${one}`,
  de: (ten, one) => `${one}und${ten}`,
  fr: (ten, one) => (one === 'un' ? `${ten} et un` : `${ten}-${one}`),
  es: (ten, one) => `${ten} y ${one}`,
  it: (ten, one) => (/^[uo]/.test(one) ? `${ten.slice(0, -1)}${one}` : `${ten}${one}`),
  nl: (ten, one) => (one.endsWith('e') ? `${one}ën${ten}` : `${one}en${ten}`),
  pt: (ten, one) => `${ten} e ${one}`,
  sv: (ten, one) => `${ten}${one}`,
};

const wordsOf = (language: string, { two, tens, ones, large, hundreds = '', dozen, more }: NumberWords): [string, number][] => [
  ...from(2, two),
  ...from(20, tens, 10).flatMap(([ten, value]) => [
    [ten, value] as [string, number],
    ...from(1, ones).map(([one, added]): [string, number] => [joins[language]?.(ten, one) ?? `${ten} ${one}`, value + added]),
  ]),
  ...from(100, large, 900),
  ...from(200, hundreds, 100).filter(([word]) => word !== ''),
  [dozen, 12],
  ...(more === undefined ? [] : from(more.first, more.words, more.step)),
];

export const numberWords: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries<NumberWords>(listed).map(([language, words]) => [language, new Map(wordsOf(language, words))]),
);

export const scales: ReadonlyMap<string, number> = new Map([
  ...from(1e3, 'k|thousand|tausend|tsd|tys|тыс|mille|mila|mil|duizend|tysięcy|tysiące|tusen'),
  ...from(
    1e6,
    'million|millions|millionen|mio|mln|mill|millón|millones|milione|milioni|miljoen|milhão|milhões|milion|miliony|milionów|miljon|miljoner|milj|milyon|млн',
  ),
  ...from(1e9, 'billion|milliarde|milliarden|mrd|mld|milliard|milliards|miliardo|miliardi|miljard|miljarder|milyar|млрд'),
]);

/** Hundreds that stand apart, as a pattern: elsewhere they are part of the word. */
export const hundreds: Readonly<Record<string, string>> = { en: 'hundred', fr: 'cents?' };

/** Words for a share, in per cent, in the same languages. */
export const shareWords: readonly (readonly [percent: number, words: RegExp])[] = [
  [
    50,
    /(?<!\p{L})(?:half|hal[bf]e?[nrs]?|hälfte|moitié|demi-?|mitad|medi[ao]|metà|mezz[ao]|helft|metade|mei[ao]|połow\p{L}|hälften)(?!\p{L})/iu,
  ],
  [25, /(?<!\p{L})(?:quarters?|viertel|quarts?|cuart[oa]|quart[oi]|kwart|ćwier\p{L}*|fjärdedel)(?!\p{L})/iu],
  [33, /(?<!\p{L})(?:thirds?|drittel|tiers|terci[oa]|terz[oi]|derde|terço|tredjedel)(?!\p{L})/iu],
  [75, /three[- ]quarters|drei ?viertel|trois quarts|tres cuartos|tre quarti|driekwart|três quartos/iu],
  [67, /two[- ]thirds|zwei ?drittel|deux tiers|dos tercios|due terzi|twee derde|dois terços/iu],
];
