import * as z from 'zod';

/**
 * A string as a person types it: trimmed, then counted in code points as JSON Schema counts them, `min` to `max`.
 * Text with a lone surrogate is refused, since no UTF-8 store could give it back.
 * The documented pattern is anchored, for languages that match from the start.
 */
export function text(min: number, max: number) {
  return z
    .string()
    .trim()
    .check((payload) => {
      const { value } = payload;
      // A string of n UTF-16 units has n code points at most and half as many at least, so that few need a count.
      const isClear = (value.length <= max && value.length >= min * 2) || value.length > max * 2;
      const length = isClear ? value.length : [...value].length;
      if (length < min) payload.issues.push({ code: 'too_small', origin: 'string', minimum: min, inclusive: true, input: value });
      if (length > max) payload.issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value });
      if (!value.isWellFormed()) payload.issues.push({ code: 'custom', message: 'holds half of a surrogate pair', input: value });
    })
    .meta({ maxLength: max, ...(min > 0 && { minLength: min, pattern: '^\\s*\\S' }) });
}
