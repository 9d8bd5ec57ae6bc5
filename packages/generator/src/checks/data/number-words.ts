const from = (first: number, words: string, step = 1): [string, number][] =>
  words.split(' ').flatMap((forms, index) => forms.split('|').map((word): [string, number] => [word, first + index * step]));

interface NumberWords {
  /** From two: one is an article as often as a number. Where several forms of a number stand, `|` is between them. */
  readonly two: string;
  /** From twenty, in steps of ten, and what they are joined with. */
  readonly tens: string;
  readonly ones: string;
  readonly join: (ten: string, one: string) => string;
  /** A hundred and a thousand. */
  readonly large: string;
  /** From two hundred. */
  readonly hundreds?: string;
  readonly dozen: string;
  readonly more?: readonly [string, number][];
}

const listed: Readonly<Record<string, NumberWords>> = {
  en: {
    two: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    ones: 'one two three four five six seven eight nine',
    join: (ten, one) => `${ten}-${one}`,
    large: 'hundred thousand',
    dozen: 'dozen',
  },
  de: {
    two: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig|dreissig vierzig fünfzig sechzig siebzig achtzig neunzig',
    ones: 'ein zwei drei vier fünf sechs sieben acht neun',
    join: (ten, one) => `${one}und${ten}`,
    large: 'hundert|einhundert tausend|eintausend',
    hundreds: 'zweihundert dreihundert vierhundert fünfhundert',
    dozen: 'dutzend',
    more: from(1.5, 'anderthalb|eineinhalb zweieinhalb dreieinhalb'),
  },
  fr: {
    two: 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: 'vingt trente quarante cinquante soixante',
    ones: 'un deux trois quatre cinq six sept huit neuf',
    join: (ten, one) => (one === 'un' ? `${ten} et un` : `${ten}-${one}`),
    large: 'cent mille',
    dozen: 'douzaine',
    more: from(70, 'soixante-dix quatre-vingts quatre-vingt-dix', 10),
  },
  es: {
    two: 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    ones: 'uno dos tres cuatro cinco seis siete ocho nueve',
    join: (ten, one) => `${ten} y ${one}`,
    large: 'cien|ciento mil',
    hundreds: 'doscientos|doscientas trescientos|trescientas cuatrocientos|cuatrocientas quinientos|quinientas',
    dozen: 'docena',
    more: from(21, 'veintiuno|veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'),
  },
  it: {
    two: 'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    ones: 'uno due tré quattro cinque sei sette otto nove',
    join: (ten, one) => (/^[uo]/.test(one) ? `${ten.slice(0, -1)}${one}` : `${ten}${one}`),
    large: 'cento mille',
    hundreds: 'duecento trecento quattrocento cinquecento',
    dozen: 'dozzina',
  },
  nl: {
    two: 'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    ones: 'een twee drie vier vijf zes zeven acht negen',
    join: (ten, one) => (one.endsWith('e') ? `${one}ën${ten}` : `${one}en${ten}`),
    large: 'honderd duizend',
    hundreds: 'tweehonderd driehonderd vierhonderd vijfhonderd',
    dozen: 'dozijn',
  },
  pt: {
    two: 'dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    ones: 'um dois|duas três quatro cinco seis sete oito nove',
    join: (ten, one) => `${ten} e ${one}`,
    large: 'cem|cento mil',
    hundreds: 'duzentos|duzentas trezentos|trezentas quatrocentos|quatrocentas quinhentos|quinhentas',
    dozen: 'dúzia',
  },
  pl: {
    two: 'dwa|dwie|dwóch|dwoje trzy|trzech cztery|czterech pięć|pięciu sześć|sześciu siedem|siedmiu osiem|ośmiu dziewięć|dziewięciu dziesięć|dziesięciu jedenaście|jedenastu dwanaście|dwunastu trzynaście czternaście piętnaście|piętnastu szesnaście siedemnaście osiemnaście dziewiętnaście',
    tens: 'dwadzieścia|dwudziestu trzydzieści|trzydziestu czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt',
    ones: 'jeden dwa trzy cztery pięć sześć siedem osiem dziewięć',
    join: (ten, one) => `${ten} ${one}`,
    large: 'sto|stu tysiąc',
    hundreds: 'dwieście trzysta czterysta pięćset',
    dozen: 'tuzin',
  },
  sv: {
    two: 'två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
    tens: 'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio',
    ones: 'ett|en två tre fyra fem sex sju åtta nio',
    join: (ten, one) => `${ten}${one}`,
    large: 'hundra tusen',
    hundreds: 'tvåhundra trehundra fyrahundra femhundra',
    dozen: 'dussin',
  },
};

const wordsOf = ({ two, tens, ones, join, large, hundreds = '', dozen, more = [] }: NumberWords): [string, number][] => [
  ...from(2, two),
  ...from(20, tens, 10).flatMap(([ten, value]) => [
    [ten, value] as [string, number],
    ...from(1, ones).map(([one, added]): [string, number] => [join(ten, one), value + added]),
  ]),
  ...from(100, large, 900),
  ...from(200, hundreds, 100).filter(([word]) => word !== ''),
  [dozen, 12],
  ...more,
];

/** Numbers that are written as words, by language. */
export const numberWords: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(listed).map(([language, words]) => [language, new Map(wordsOf(words))]),
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
