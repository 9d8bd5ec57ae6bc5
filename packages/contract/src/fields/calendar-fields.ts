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

/** Years in which every day has an instant in every zone. */
const dayPattern = /^(?:19[7-9]\d|[2-8]\d{3}|9[0-8]\d{2})-/;

/** A day of a calendar. */
export const CalendarDay = (description: string) =>
  z.iso
    .date()
    .refine((day) => dayPattern.test(day), { error: 'must be a day of the years 1970 to 9899', params: { fault: 'invalid_format' } })
    .meta({ description, examples: ['2027-03-01'] });
