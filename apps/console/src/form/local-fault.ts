import { formatNumber } from '../words/formats.ts';
import { words } from '../words/words.ts';
import { isEmpty, type FormField } from './values.ts';

const { brief: say } = words;
/** Code points, as the server counts. */
const lengthOf = (text: string): number => [...text.trim()].length;

function ofText(text: string, { maxLength, pattern }: FormField['schema']): string | undefined {
  if (maxLength !== undefined && lengthOf(text) > maxLength) return say.tooLong(formatNumber(maxLength));
  return pattern !== undefined && !new RegExp(pattern, 'u').test(text) ? say.malformed : undefined;
}

/** The fault of one value by the schema alone. All else is the server's to judge. */
export function localFault({ schema }: FormField, value: unknown): string | undefined {
  if (isEmpty(value)) return undefined;
  if (typeof value === 'string') return ofText(value, schema);
  if (typeof value === 'number') {
    const { minimum, maximum } = schema;
    if (minimum !== undefined && value < minimum) return say.tooSmall(formatNumber(minimum));
    return maximum !== undefined && value > maximum ? say.tooLarge(formatNumber(maximum)) : undefined;
  }
  if (!Array.isArray(value)) return undefined;
  const { maxItems, items } = schema;
  if (maxItems !== undefined && value.length > maxItems) return say.tooMany(formatNumber(maxItems));
  const wrong =
    items && value.map((each) => ({ each: String(each), fault: ofText(String(each), items) })).find(({ fault }) => fault !== undefined);
  return wrong && `“${wrong.each}” ${wrong.fault}`;
}
