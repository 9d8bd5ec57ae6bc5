import { phoneNumbersIn } from './phone-numbers.ts';
import { amountsIn } from './amounts-in.ts';
import { clockTimesIn } from './clock-times-in.ts';
import { datesIn } from './dates-in.ts';
import { unstatedInstant, type Figure } from './figure.ts';

/** Of a telephone number, with or without the code of its country. */
const comparedDigits = 7;

const phonesIn = (text: string): Figure[] =>
  phoneNumbersIn(text).map(({ start, end, digits, isSure }) => {
    const keys = [`phone ${digits.slice(-comparedDigits)}`];
    return { ...unstatedInstant({ start, end }), meanings: keys, states: keys, unstated: isSure ? 'fail' : null };
  });

/** Every figure of a short text without addresses. `languages`: those of which the number words are read. */
export function figuresIn(text: string, languages: readonly string[]): Figure[] {
  const instants = /\d/.test(text) ? [datesIn, clockTimesIn, phonesIn].flatMap((read) => read(text)) : [];
  // What may be two of them is the first.
  const taken = new Uint8Array(text.length);
  return [...instants, ...amountsIn(text, [...new Set(languages)])].filter(({ start, end }) => {
    const isFree = !taken.subarray(start, end).includes(1);
    if (isFree) taken.fill(1, start, end);
    return isFree;
  });
}
