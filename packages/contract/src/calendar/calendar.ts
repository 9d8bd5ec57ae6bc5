import * as z from 'zod';
import { Channel } from '../campaigns/channels.ts';
import { CalendarDay } from '../fields/calendar-fields.ts';
import { defaulted, optional } from '../fields/optional.ts';
import { runEvenIfInvalid } from '../fields/plain-object.ts';
import { Pagination } from '../lists/page.ts';
import { daysInOrder, publicationFilters } from '../publications/publication-query.ts';
import { Publication } from '../publications/publication.ts';

/** How many days a calendar shows at most. */
const maxCalendarDays = 400;
const day_ms = 86_400_000;

function fewDays({ from, to }: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  if (typeof from !== 'string' || typeof to !== 'string' || !(Date.parse(to) - Date.parse(from) >= maxCalendarDays * day_ms)) return;
  const message = `must be at most ${maxCalendarDays - 1} days after from`;
  context.addIssue({ code: 'custom', params: { fault: 'too_big' }, path: ['to'], message });
}

/** The days to show, and the filters. */
export const CalendarQuery = z
  .strictObject({
    from: CalendarDay('The first day'),
    to: CalendarDay(`The last day, at most ${maxCalendarDays - 1} days after \`from\``),
    ...publicationFilters,
    limit: defaulted(z.int().min(1).max(1_000).describe('Maximum number of publications on a page'), 500),
    cursor: optional(
      z
        .string()
        .min(1)
        .max(500)
        .meta({ description: '`next_cursor` of the previous page', examples: ['Mi4leGFtcGxlLWN1cnNvcg'] }),
    ),
  })
  .superRefine(daysInOrder, runEvenIfInvalid)
  .superRefine(fewDays, runEvenIfInvalid);
export type CalendarQuery = z.output<typeof CalendarQuery>;

const CalendarGap = z
  .object({
    campaign_id: z.string().describe('A campaign that runs'),
    channel: Channel,
    from: z.string().meta({ description: 'The Monday', examples: ['2027-03-01'] }),
    to: z.string().meta({ description: 'The Sunday', examples: ['2027-03-07'] }),
    missing: z.int().describe('How many texts are missing to its `cadence`'),
  })
  .meta({ id: 'CalendarGap', description: 'A week in which fewer texts of a campaign go out than it wants' });
export type CalendarGap = z.infer<typeof CalendarGap>;

const CalendarClash = z
  .object({
    channel: Channel,
    ids: z.array(z.string()).describe('The publications, oldest first: each less than 60 minutes behind the one before'),
  })
  .meta({ id: 'CalendarClash', description: 'Publications of one channel that are too close to each other' });
export type CalendarClash = z.infer<typeof CalendarClash>;

/** The publications of some days. */
export const Calendar = z
  .object({
    data: z.array(Publication).describe('The publications of the page, oldest first'),
    pagination: Pagination,
    gaps: z
      .array(CalendarGap)
      .describe(
        'The whole weeks of all the days, within the dates of an active campaign, in which fewer are planned or published than its `cadence`. `status` does not narrow them',
      ),
    clashes: z
      .array(CalendarClash)
      .describe('Runs of planned or published ones of one channel, in all the days. `status` does not narrow them'),
  })
  .meta({ id: 'Calendar', description: 'What goes out on some days, and what is missing' });
