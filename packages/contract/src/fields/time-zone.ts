import * as z from 'zod';

function isTimeZone(name: string): boolean {
  try {
    // Offsets such as `+01:00` are none: they do not know when clocks change.
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** A name of the IANA time zone database. */
export const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, { message: 'must be a name of the IANA time zone database, such as Europe/Berlin' })
  .meta({ description: 'A name of the IANA time zone database', examples: ['Europe/Berlin'] });
