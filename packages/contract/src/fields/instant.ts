import * as z from 'zod';

/** A point in time, UTC with milliseconds. REST writes it as RFC 3339 text; the typed client has a real `Date`. */
export const Instant = z.date().meta({
  type: 'string',
  format: 'date-time',
  description: 'RFC 3339, UTC, with milliseconds',
  examples: ['2026-11-21T09:30:00.000Z'],
});
export type Instant = z.infer<typeof Instant>;

const rfc3339 = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** RFC 3339 has years of four digits. Answers are in UTC, so the year counts there. */
const hasFourDigitYear = (instant: Date): boolean => {
  const year = instant.getUTCFullYear();
  return year >= 0 && year <= 9_999;
};

/** A point in time in a request: a `Date`, or RFC 3339 text with any offset. */
export const InstantInput = z
  .union([z.date(), rfc3339], { error: 'must be an RFC 3339 time with an offset, such as 2026-11-21T09:30:00Z' })
  .refine(hasFourDigitYear, { error: 'must be in the years 0000 to 9999, in UTC' })
  .meta({
    type: 'string',
    format: 'date-time',
    description: 'RFC 3339 with any offset',
    examples: ['2027-03-01T08:00:00Z'],
    override: { type: 'string', format: 'date-time' },
  });
export type InstantInput = z.input<typeof InstantInput>;
