import * as z from 'zod';

/**
 * Whether a string has more than `max` code points, as JSON Schema counts. It has at most as many as UTF-16 units and at least half as
 * many, so that few strings need a count.
 */
export const isLongerThan = (max: number, value: string): boolean =>
  value.length > max && (value.length > max * 2 || [...value].length > max);

/**
 * A string as a person types it: trimmed, then `min` to `max` code points long.
 * Half of a surrogate pair is refused, since no UTF-8 store could return it.
 * The documented pattern is anchored, for languages whose patterns match from the start of the text.
 */
export const text = (min: number, max: number) => bounded(z.string(), min, max);

function bounded(string: z.ZodString, min: number, max: number) {
  return string
    .trim()
    .check((payload) => {
      const { value } = payload;
      if (!isLongerThan(min - 1, value))
        payload.issues.push({ code: 'too_small', origin: 'string', minimum: min, inclusive: true, input: value });
      if (isLongerThan(max, value)) payload.issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value });
      if (!value.isWellFormed()) payload.issues.push({ code: 'custom', message: 'contains half of a surrogate pair', input: value });
    })
    .meta({ maxLength: max, ...(min > 0 && { minLength: min, pattern: '^\\s*\\S' }) });
}

/** A label; composed and decomposed letters are the same. */
export const Tag = bounded(z.string().normalize('NFC'), 1, 50).meta({ examples: ['spring'] });

/** Labels without duplicates. */
export const Tags = z
  .array(Tag)
  .max(20)
  .overwrite((tags) => [...new Set(tags)])
  .meta({ description: 'Up to 20 labels of 1–50 characters', examples: [['spring', 'launch']] });
