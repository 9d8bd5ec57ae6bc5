import * as z from 'zod';
import { Channel } from '../campaigns/channels.ts';
import { CalendarDay } from '../fields/calendar-fields.ts';
import { defaulted } from '../fields/optional.ts';
import { daysInOrder, refuse, runEvenIfInvalid } from '../fields/rules.ts';
import { Pagination } from '../lists/page.ts';
import { cursorAlone } from '../lists/page-query.ts';
import { query } from '../operation/operation.ts';
import { publicationFilters } from '../publications/publication-query.ts';
import { Publication } from '../publications/publication.ts';

/** How many days a calendar shows at most. */
const maxCalendarDays = 400;
const day_ms = 86_400_000;

function fewDays({ from, to }: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  if (typeof from !== 'string' || typeof to !== 'string' || !(Date.parse(to) - Date.parse(from) >= maxCalendarDays * day_ms)) return;
  refuse(context, 'too_big', ['to'], `must be at most ${maxCalendarDays - 1} days after from`);
}

const CalendarQuery = z
  .strictObject({
    from: CalendarDay('The first day'),
    to: CalendarDay(`The last day, at most ${maxCalendarDays - 1} days after \`from\``),
    ...publicationFilters,
    limit: defaulted(z.int().min(1).max(1_000).describe('Maximum number of publications on a page'), 500),
    cursor: cursorAlone,
  })
  .superRefine(daysInOrder, runEvenIfInvalid)
  .superRefine(fewDays, runEvenIfInvalid);

const CalendarGap = z
  .object({
    campaign_id: z.string().describe('An active campaign'),
    channel: Channel,
    from: z.string().meta({ description: 'The Monday', examples: ['2027-03-01'] }),
    to: z.string().meta({ description: 'The Sunday', examples: ['2027-03-07'] }),
    missing: z.int().describe('Number of texts missing to its `cadence`'),
  })
  .meta({ id: 'CalendarGap', description: 'A week with fewer publications of a campaign than its cadence' });
export type CalendarGap = z.infer<typeof CalendarGap>;

const CalendarClash = z
  .object({
    channel: Channel,
    ids: z.array(z.string()).describe('The publications, oldest first, each less than 60 minutes after the one before'),
  })
  .meta({ id: 'CalendarClash', description: 'Publications on one channel that are too close to each other' });
export type CalendarClash = z.infer<typeof CalendarClash>;

const Calendar = z
  .object({
    data: z.array(Publication).describe('The publications of the page, oldest first'),
    pagination: Pagination,
    gaps: z
      .array(CalendarGap)
      .describe(
        'Whole weeks in the range, within the dates of an active campaign, with fewer planned or published texts than its `cadence`. The filter `status` does not apply',
      ),
    clashes: z
      .array(CalendarClash)
      .describe(
        'Planned or published texts too close to each other on one channel, in the whole range. The filter `status` does not apply',
      ),
  })
  .meta({ id: 'Calendar', description: 'The publications of some days, with gaps and clashes' });

export const calendar = {
  get: query({
    scope: 'publications:read',
    route: 'GET /calendar',
    summary: 'Read the calendar, oldest first',
    description:
      'The calendar of the workspace, or of a campaign. Days and weeks are those of `time_zone`. Every page has the `gaps` and `clashes` of the whole range.',
    input: CalendarQuery,
    output: Calendar,
  }),
};
