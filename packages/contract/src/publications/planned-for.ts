import * as z from 'zod';
import { TimeZone } from '../fields/calendar-fields.ts';
import { instantAt, isWholeMinute, wallTimeAt } from '../fields/wall-time.ts';
import { Instant, InstantInput } from '../fields/instant.ts';
import { runEvenIfInvalid } from '../fields/plain-object.ts';

const local = 'What clocks show there, to the minute';
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

/** When a publication is to go out, as it is sent: by the clocks of a place, or as an instant. */
export const PlannedForInput = z
  .strictObject({
    local: z.nullish(LocalInput),
    time_zone: z.nullish(TimeZone.describe('Where those clocks are; left out: where the workspace is')),
    at: z.nullish(AtInput),
  })
  .superRefine((sent, context) => {
    const [isLocal, isInstant] = [(sent.local ?? null) !== null, (sent.at ?? null) !== null];
    const refuse = (fault: string, path: string, message: string) =>
      context.addIssue({ code: 'custom', params: { fault }, path: [path], message });
    if (isLocal && isInstant) refuse('conflict', 'at', 'cannot be combined with local: send one of them');
    if (!isLocal && !isInstant) refuse('required', 'local', 'is required where at is left out');
  }, runEvenIfInvalid)
  .meta({
    id: 'PlannedForInput',
    examples: [{ local: example, time_zone: 'Europe/Lisbon' }],
    description:
      '`local` or `at`. A local time that the clocks skip moves forward by as much as they do; one that comes twice is the first. `at` keeps its instant, whatever becomes of the zone',
  });
export type PlannedForInput = z.output<typeof PlannedForInput>;

/** When a publication is to go out, as it is returned. */
export const PlannedFor = z
  .object({
    local: z.string().meta({ description: local, examples: [example] }),
    time_zone: z
      .string()
      .meta({ description: 'Where those clocks are: a name of the IANA time zone database', examples: ['Europe/Lisbon'] }),
    at: Instant.describe('The instant: RFC 3339, UTC, with milliseconds'),
  })
  .meta({ id: 'PlannedFor', description: 'When a publication is to go out: by the clocks of a place, and the instant that this is' });
export type PlannedFor = z.infer<typeof PlannedFor>;

/** Which of the two was sent, and stays the same where zones change. */
export type FixedTime = 'local' | 'at';

/** The planned time in full, in a zone where none is named. */
export function planTime(sent: PlannedForInput, zone: string): PlannedFor & { readonly fixed: FixedTime } {
  const time_zone = sent.time_zone ?? zone;
  if (sent.local) return { ...instantAt(sent.local, time_zone), time_zone, fixed: 'local' };
  const at = sent.at ?? new Date(0);
  return { local: wallTimeAt(at, time_zone), time_zone, at, fixed: 'at' };
}
