const from = (first: number, words: string, step = 1): [string, number][] =>
  words.split(' ').flatMap((forms, index) => forms.split('|').map((word): [string, number] => [word, first + index * step]));

/** The tens, and the tens joined with ones, as a language joins them. */
const tens = (words: string, ones: string, join: (ten: string, one: string) => string): [string, number][] =>
  from(20, words, 10).flatMap(([ten, value]) => [
    [ten, value],
    ...from(1, ones).map(([one, more]): [string, number] => [join(ten, one), value + more]),
  ]);

/** Two and more: one is an article as often as a number. Where several forms of a number stand, `|` is between them. */
const words: Readonly<Record<string, readonly [string, number][]>> = {
  en: [
    ...from(2, 'two three four five six seven eight nine ten eleven twelve'),
    ...from(13, 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'),
    ...tens(
      'twenty thirty forty fifty sixty seventy eighty ninety',
      'one two three four five six seven eight nine',
      (ten, one) => `${ten}-${one}`,
    ),
    ...from(100, 'hundred thousand', 900),
    ['dozen', 12],
  ],
  de: [
    ...from(2, 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'),
    ...from(13, 'dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'),
    ...tens(
      'zwanzig dreißig|dreissig vierzig fünfzig sechzig siebzig achtzig neunzig',
      'ein zwei drei vier fünf sechs sieben acht neun',
      (ten, one) => `${one}und${ten}`,
    ),
    ...from(1.5, 'anderthalb|eineinhalb zweieinhalb dreieinhalb'),
    ...from(200, 'zweihundert dreihundert vierhundert fünfhundert', 100),
    ...from(100, 'hundert|einhundert tausend|eintausend', 900),
    ['dutzend', 12],
  ],
  fr: [
    ...from(2, 'deux trois quatre cinq six sept huit neuf dix onze douze'),
    ...from(13, 'treize quatorze quinze seize dix-sept dix-huit dix-neuf'),
    ...tens('vingt trente quarante cinquante soixante', 'un deux trois quatre cinq six sept huit neuf', (ten, one) =>
      one === 'un' ? `${ten} et un` : `${ten}-${one}`,
    ),
    ...from(70, 'soixante-dix quatre-vingts quatre-vingt-dix', 10),
    ...from(100, 'cent mille', 900),
    ['douzaine', 12],
  ],
  es: [
    ...from(2, 'dos tres cuatro cinco seis siete ocho nueve diez once doce'),
    ...from(13, 'trece catorce quince dieciséis diecisiete dieciocho diecinueve'),
    ...from(21, 'veintiuno|veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'),
    ...tens(
      'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
      'uno dos tres cuatro cinco seis siete ocho nueve',
      (ten, one) => `${ten} y ${one}`,
    ),
    ...from(100, 'cien|ciento mil', 900),
    ...from(200, 'doscientos|doscientas trescientos|trescientas cuatrocientos|cuatrocientas quinientos|quinientas', 100),
    ['docena', 12],
  ],
  it: [
    ...from(2, 'due tre quattro cinque sei sette otto nove dieci undici dodici'),
    ...from(13, 'tredici quattordici quindici sedici diciassette diciotto diciannove'),
    ...tens(
      'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
      'uno due tré quattro cinque sei sette otto nove',
      (ten, one) => (/^[uo]/.test(one) ? `${ten.slice(0, -1)}${one}` : `${ten}${one}`),
    ),
    ...from(100, 'cento mille', 900),
    ...from(200, 'duecento trecento quattrocento cinquecento', 100),
    ['dozzina', 12],
  ],
  nl: [
    ...from(2, 'twee drie vier vijf zes zeven acht negen tien elf twaalf'),
    ...from(13, 'dertien veertien vijftien zestien zeventien achttien negentien'),
    ...tens('twintig dertig veertig vijftig zestig zeventig tachtig negentig', 'een twee drie vier vijf zes zeven acht negen', (ten, one) =>
      one.endsWith('e') ? `${one}ën${ten}` : `${one}en${ten}`,
    ),
    ...from(100, 'honderd duizend', 900),
    ...from(200, 'tweehonderd driehonderd vierhonderd vijfhonderd', 100),
    ['dozijn', 12],
  ],
  pt: [
    ...from(2, 'dois|duas três quatro cinco seis sete oito nove dez onze doze'),
    ...from(13, 'treze catorze|quatorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove'),
    ...tens(
      'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
      'um dois|duas três quatro cinco seis sete oito nove',
      (ten, one) => `${ten} e ${one}`,
    ),
    ...from(100, 'cem|cento mil', 900),
    ...from(200, 'duzentos|duzentas trezentos|trezentas quatrocentos|quatrocentas quinhentos|quinhentas', 100),
    ['dúzia', 12],
  ],
  pl: [
    ...from(2, 'dwa|dwie|dwóch|dwoje trzy|trzech cztery|czterech pięć|pięciu sześć|sześciu siedem|siedmiu osiem|ośmiu dziewięć|dziewięciu'),
    ...from(10, 'dziesięć|dziesięciu jedenaście|jedenastu dwanaście|dwunastu trzynaście czternaście piętnaście|piętnastu szesnaście'),
    ...from(17, 'siedemnaście osiemnaście dziewiętnaście'),
    ...tens(
      'dwadzieścia|dwudziestu trzydzieści|trzydziestu czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt',
      'jeden dwa trzy cztery pięć sześć siedem osiem dziewięć',
      (ten, one) => `${ten} ${one}`,
    ),
    ...from(100, 'sto|stu tysiąc', 900),
    ...from(200, 'dwieście trzysta czterysta pięćset', 100),
    ['tuzin', 12],
  ],
  sv: [
    ...from(2, 'två tre fyra fem sex sju åtta nio tio elva tolv'),
    ...from(13, 'tretton fjorton femton sexton sjutton arton nitton'),
    ...tens(
      'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio',
      'ett|en två tre fyra fem sex sju åtta nio',
      (ten, one) => `${ten}${one}`,
    ),
    ...from(100, 'hundra tusen', 900),
    ...from(200, 'tvåhundra trehundra fyrahundra femhundra', 100),
    ['dussin', 12],
  ],
};

/** Numbers that are written as words, by language. */
export const numberWords: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(words).map(([language, list]) => [language, new Map(list)]),
);

/** What multiplies the number before it. */
export const scales: ReadonlyMap<string, number> = new Map([
  ...from(1e3, 'k|thousand|tausend|mille|mila|mil|duizend|tysięcy|tysiące|tusen'),
  ...from(1e6, 'million|millions|millionen|mio|millones|milioni|miljoen|milhões|milionów|miljoner'),
  ...from(1e9, 'billion|milliarden|mrd|milliards|miliardi|miljard|miljarder'),
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
