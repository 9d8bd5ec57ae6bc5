import * as z from 'zod';

const maxEntries = 50;
const entry = (name: string, value: unknown) => {
  if ([...name].length > 40 || name === '' || !name.isWellFormed()) return 'has a name that is not 1–40 characters long';
  if (typeof value !== 'string') return 'must be text';
  return [...value].length > 500 || !value.isWellFormed() ? 'must be at most 500 characters long' : undefined;
};

function check(payload: z.core.ParsePayload): void {
  const { value: input } = payload;
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    payload.issues.push({ code: 'invalid_type', expected: 'object', input });
    return;
  }
  const entries = Object.entries(input);
  if (entries.length > maxEntries)
    payload.issues.push({
      code: 'too_big',
      origin: 'object',
      maximum: maxEntries,
      inclusive: true,
      message: `must have at most ${maxEntries} entries`,
      input,
    });
  for (const [name, value] of entries) {
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
