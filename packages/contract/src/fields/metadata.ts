import * as z from 'zod';
import { isPlainObject } from './plain-object.ts';
import { isLongerThan } from './text.ts';

const maxEntries = 50;

/** The fault of an entry, or `undefined`. */
function entryFault(name: string, value: unknown): string | undefined {
  if (isLongerThan(40, name) || name === '' || !name.isWellFormed()) return 'has a name that is not 1–40 characters long';
  if (typeof value !== 'string') return 'must be a string';
  return isLongerThan(500, value) || !value.isWellFormed() ? 'must be at most 500 characters long' : undefined;
}

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
  // Entries beyond the limit are not checked: there may be any number of them.
  for (const name of names.slice(0, maxEntries)) {
    const value = input[name];
    const message = entryFault(name, value);
    if (message !== undefined) payload.issues.push({ code: 'custom', path: [name], message, input: value });
  }
}

export type Metadata = Record<string, string>;

export const Metadata = z
  .unknown()
  .check(check)
  .meta({
    type: 'object',
    additionalProperties: { type: 'string', maxLength: 500 },
    propertyNames: { type: 'string', minLength: 1, maxLength: 40 },
    maxProperties: maxEntries,
    description: 'Up to 50 entries for systems outside Handbill: names of 1–40 characters, values of up to 500',
    examples: [{ crm_id: '0061' }],
  }) as z.ZodType as z.ZodType<Metadata, Metadata>;
