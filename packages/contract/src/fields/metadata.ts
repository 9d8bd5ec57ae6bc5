import * as z from 'zod';
import { isPlainObject } from './json-fault.ts';

const maxEntries = 50;
/** In code points, of which a text has at most as many as UTF-16 units and at least half as many. */
const isLongerThan = (max: number, text: string) => text.length > max && (text.length > max * 2 || [...text].length > max);
const entry = (name: string, value: unknown) => {
  if (isLongerThan(40, name) || name === '' || !name.isWellFormed()) return 'has a name that is not 1–40 characters long';
  if (typeof value !== 'string') return 'must be text';
  return isLongerThan(500, value) || !value.isWellFormed() ? 'must be at most 500 characters long' : undefined;
};

function check(payload: z.core.ParsePayload): void {
  const { value: input } = payload;
  if (!isPlainObject(input)) {
    payload.issues.push({ code: 'invalid_type', expected: 'object', input });
    return;
  }
  const names = Object.keys(input);
  if (names.length > maxEntries)
    payload.issues.push({
      code: 'too_big',
      origin: 'object',
      maximum: maxEntries,
      inclusive: true,
      message: `must have at most ${maxEntries} entries`,
      input,
    });
  // No further than it may go: what is too large anyway may have any number of faulty ones.
  for (const name of names.slice(0, maxEntries)) {
    const value = input[name];
    const message = entry(name, value);
    if (message !== undefined) payload.issues.push({ code: 'custom', path: [name], message, input: value });
  }
}

export type Metadata = Record<string, string>;

/** Free pairs of text, for the systems around Handbill. */
export const Metadata = z
  .unknown()
  .check(check)
  .meta({
    type: 'object',
    additionalProperties: { type: 'string', maxLength: 500 },
    propertyNames: { type: 'string', minLength: 1, maxLength: 40 },
    maxProperties: maxEntries,
    description: 'Up to 50 pairs of text, kept for you: names of 1–40, values of up to 500 characters',
    examples: [{ crm_id: '0061' }],
  }) as z.ZodType as z.ZodType<Metadata, Metadata>;
