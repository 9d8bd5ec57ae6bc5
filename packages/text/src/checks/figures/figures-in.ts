import { amountsIn } from './amounts-in.ts';
import { clockTimesIn } from './clock-times-in.ts';
import { datesIn } from './dates-in.ts';
import { eastAsianIn } from './east-asian-in.ts';
import { unstatedInstant, type Figure } from './figure.ts';

/** Of a telephone number, with or without the code of its country. */
const comparedDigits = 7;

const phonesIn = (text: string): Figure[] =>
  phoneNumbersIn(text).map(({ start, end, digits, isSure }) => {
    const keys = [`phone ${digits.slice(-comparedDigits)}`];
    return { ...unstatedInstant({ start, end }), meanings: keys, states: keys, unstated: isSure ? 'fail' : null };
  });

/** Full-width and Arabic digits as those of this page: `４８０` is 480. */
const inPlainDigits = (text: string): string => text.replace(/[０-９٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) % 16));

/** Every figure of a short text without addresses. `languages`: those of which the number words are read. */
export function figuresIn(written: string, languages: readonly string[]): Figure[] {
  const text = inPlainDigits(written);
  const instants = /\d/.test(text) ? [datesIn, eastAsianIn, clockTimesIn, phonesIn].flatMap((read) => read(text)) : [];
  // A stretch that may be two of them is the first.
  const taken = new Uint8Array(text.length);
  return [...instants, ...amountsIn(text, [...new Set(languages)])].filter(({ start, end }) => {
    const isFree = !taken.subarray(start, end).includes(1);
    if (isFree) taken.fill(1, start, end);
    return isFree;
  });
}

const grouped = /(?<![\p{L}\p{N}.,:/])(?:\+ ?|\()?\d(?:[\d\u00A0 ()./-]{5,22})\d(?![\d\p{L}%€$£])/gu;
/** A date, or several: `01.02.-03.02.2027`. Five groups of two digits are a number in France. */
const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$|^\d{1,2}\.\d{1,2}\.(?!\d{2}\.\d{2}\.\d{2}$)/;
/** `1.500.000` is an amount. */
const thousands = /^[1-9]\d{0,2}(?:([ .\u00A0])\d{3})(?:\1\d{3})+$/;
const asksToCall =
  /(?<!\p{L})(?:call|ring|phone|telephone|tel\.?|ruf\p{L}* (?:uns )?an|anrufen|telefon\p{L}*|appelez(?:-nous)?|téléphone\p{L}*|tél\.?|ll[aá]m[ae](?:nos)?|teléfono|whatsapp)(?: us| me| at| on| unter| au| le| al| el| en)*:? $/iu;
const fewestDigits = 7;
const maxDigits = 15;

/**
 * Every number in a short text that may be one of a telephone: at least seven digits in groups. `isSure`: it can be nothing else, since it begins
 * with `0` or `+`, is written as in America, or the words before it ask for a call.
 */
export const phoneNumbersIn = (text: string) =>
  [...text.matchAll(grouped)].flatMap(({ 0: whole, index }) => {
    const digits = whole.replace(/\D/g, '');
    if (digits.length < fewestDigits || digits.length > maxDigits || date.test(whole) || thousands.test(whole)) return [];
    const isMarked =
      /^\+|^\(?0\d|^(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}$/.test(whole) || asksToCall.test(text.slice(Math.max(0, index - 24), index));
    return [{ start: index, end: index + whole.length, digits, isSure: isMarked && !/\d-\d{2}-/.test(whole.slice(0, 8)) }];
  });
