import * as z from 'zod';
import { TimeZone } from '../fields/calendar-fields.ts';
import { instantAt, isWholeMinute, wallTimeAt } from '../fields/wall-time.ts';
import { Instant, InstantInput } from '../fields/instant.ts';
import { isSent, notTogether, refuse, runEvenIfInvalid } from '../fields/rules.ts';

const local = 'The local time, to the minute';
const example = '2027-03-29T09:00';

/** Years that leave room to move by. */
const wallTime = /^(?:19[7-9]\d|[2-8]\d{3}|9[0-8]\d{2})-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/;
const isDay = (day: string): boolean => z.iso.date().safeParse(day).success;

const LocalInput = z
  .string()
  .refine((text) => wallTime.test(text) && isDay(text.slice(0, 10)), {
    error: `must be a time by the clocks of a place, to the minute and without an offset, such as ${example}`,
    params: { fault: 'invalid_format' },
  })
  .meta({ description: local, examples: [example] });

const AtInput = InstantInput.refine(isWholeMinute, { error: 'must have no seconds', params: { fault: 'invalid_format' } }).meta({
  description: 'The instant, to the minute: RFC 3339 with any offset',
  examples: ['2027-03-29T08:00:00Z'],
  override: { type: 'string', format: 'date-time' },
});

/** The planned time of a publication, as it is sent: a local time or an instant. */
export const PlannedForInput = z
  .strictObject({
    local: z.nullish(LocalInput),
    time_zone: z.nullish(TimeZone.describe('The time zone of `local`; the zone of the workspace when left out')),
    at: z.nullish(AtInput),
  })
  .superRefine((sent, context) => {
    notTogether('at', 'local')(sent, context);
    if (!isSent(sent.local) && !isSent(sent.at)) refuse(context, 'required', ['local'], 'is required where at is left out');
  }, runEvenIfInvalid)
  .meta({
    id: 'PlannedForInput',
    examples: [{ local: example, time_zone: 'Europe/Lisbon' }],
    description:
      '`local` or `at`. A local time that a change of clocks skips moves forward by the change; of a time that occurs twice the first is taken. `at` keeps its instant when the rules of the zone change',
  });
export type PlannedForInput = z.output<typeof PlannedForInput>;

export const PlannedFor = z
  .object({
    local: z.string().meta({ description: local, examples: [example] }),
    time_zone: z
      .string()
      .meta({ description: 'The time zone of `local`: a name of the IANA time zone database', examples: ['Europe/Lisbon'] }),
    at: Instant.describe('The instant: RFC 3339, UTC, with milliseconds'),
  })
  .meta({ id: 'PlannedFor', description: 'The planned time of a publication: the local time and its instant' });
export type PlannedFor = z.infer<typeof PlannedFor>;

/** The member that was sent: it stays the same when the rules of a zone change. */
export type FixedTime = 'local' | 'at';

/** The planned time in full, in a zone where none is named. */
export function planTime(sent: PlannedForInput, zone: string): PlannedFor & { readonly fixed: FixedTime } {
  const time_zone = sent.time_zone ?? zone;
  if (sent.local) return { ...instantAt(sent.local, time_zone), time_zone, fixed: 'local' };
  const at = sent.at ?? new Date(0);
  return { local: wallTimeAt(at, time_zone), time_zone, at, fixed: 'at' };
}
