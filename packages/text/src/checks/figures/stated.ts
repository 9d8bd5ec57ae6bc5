import type { Span } from '../../characters/spans.ts';
import type { Figure } from './figure.ts';

/** In characters: how much is quoted of a brief for one of its figures, and how far around it words tell its meaning. */
const maxWords = 40;

export interface Stated extends Pick<Figure, 'amount'> {
  readonly words: string;
  readonly pointer: string;
  readonly kind: string | undefined;
  readonly hasNoun: boolean;
  readonly size: number;
  readonly around: string;
}

/** Names of figures, by the beginnings of their keys. Other units are measures. */
const kinds: Readonly<Record<string, string | undefined>> = {
  day: 'date',
  month: 'date',
  clock: 'time of day',
  phone: 'phone number',
  percent: 'percentage',
  time: 'duration',
  months: 'duration',
  mass: 'weight',
  data: 'amount of data',
  celsius: 'temperature',
  fahrenheit: 'temperature',
};

export function kindOf(key: string): string | undefined {
  const [of = ''] = key.split(' ', 1);
  if (/^(?:any|plain|on|count)$/.test(of)) return undefined;
  return /^[A-Z]{3}$/.test(of) ? 'price' : (kinds[of] ?? of);
}

export const kindOfFigure = ({ meanings }: Figure): string | undefined => kindOf(meanings[0] ?? '');

/** The words around a figure: they tell a price for children from one for adults. */
export const around = (text: string, { start, end }: Span): string =>
  `${text.slice(Math.max(0, start - maxWords), start)} ${text.slice(end, end + maxWords)}`.toLowerCase();

/** A figure as one number, by which others of its kind are near: of `day 13-6` the day of the year, more or less. */
export const sizeOf = ({ amount, meanings: [key = ''] }: Figure): number =>
  amount?.value ?? (key.match(/\d+/g) ?? []).slice(0, 2).reduceRight((sum, part) => sum * 31 + Number(part), 0);

export function statedBy(figure: Figure, text: string, pointer: string): Stated {
  const { amount, beside, start, end } = figure;
  const written = text.slice(start, end).trim();
  const kind = kindOfFigure(figure);
  // A bare number is quoted with the word behind it, which may be the unit of a range.
  const isBare = (amount !== undefined || kind === 'time of day') && !/[\p{L}\p{S}%\s]/u.test(written);
  const behind = isBare ? /^\S+(?: \p{L}{1,5} \d\S*)?(?: [^\s.,;:!?()]+)?/u.exec(text.slice(start, end + maxWords).trim())?.[0] : undefined;
  const words = (behind?.replace(/[.,;:]$/, '') ?? written).slice(0, maxWords).toWellFormed();
  return { amount, words, pointer, kind, size: sizeOf(figure), hasNoun: beside.length > 0, around: around(text, figure) };
}
