import * as z from 'zod';

/** Years in which every day has an instant in every zone. */
const dayPattern = /^(?:19[7-9]\d|[2-8]\d{3}|9[0-8]\d{2})-/;

/** A day of a calendar. */
export const CalendarDay = (description: string) =>
  z.iso
    .date()
    .refine((day) => dayPattern.test(day), { error: 'must be a day of the years 1970 to 9899', params: { fault: 'invalid_format' } })
    .meta({ description, examples: ['2027-03-01'] });
