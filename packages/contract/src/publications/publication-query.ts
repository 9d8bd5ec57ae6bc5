import * as z from 'zod';
import { Channel } from '../campaigns/channels.ts';
import { CalendarDay, TimeZone } from '../fields/calendar-fields.ts';
import { optional } from '../fields/optional.ts';
import { runEvenIfInvalid } from '../fields/plain-object.ts';
import { eitherCursorOrOffset, oneOrMore, pageQuery } from '../lists/page-query.ts';
import { PublicationStatus } from './publication-lifecycle.ts';

/** Refuses a last day before the first one. */
export function daysInOrder({ from, to }: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  if (typeof from !== 'string' || typeof to !== 'string' || to >= from) return;
  context.addIssue({ code: 'custom', params: { fault: 'out_of_order' }, path: ['to'], message: 'must not be before from' });
}

/** By whom and where publications are. */
export const publicationFilters = {
  campaign_id: optional(
    z
      .string()
      .min(1)
      .max(100)
      .meta({ description: 'Publications of this campaign', examples: ['cmp_01jd6v3m8hf2v9q0x1y2z3a4b5'] }),
  ),
  channel: optional(oneOrMore(Channel, 'Publications on any of these channels')),
  status: optional(oneOrMore(PublicationStatus, 'Publications in any of these statuses')),
  time_zone: optional(TimeZone.describe('Where the days are; left out: where the workspace is')),
};

/** Which publications to list. Filters that may be repeated match any of their values; different filters all have to match. */
export const PublicationQuery = z
  .strictObject({
    ...pageQuery,
    ...publicationFilters,
    content_id: optional(
      z
        .string()
        .min(1)
        .max(100)
        .meta({ description: 'Publications of this text', examples: ['cnt_01jd6v3m8hf2v9q0x1y2z3a4b5'] }),
    ),
    from: optional(CalendarDay('Planned for this day or a later one')),
    to: optional(CalendarDay('Planned for this day or an earlier one')),
  })
  .superRefine(eitherCursorOrOffset, runEvenIfInvalid)
  .superRefine(daysInOrder, runEvenIfInvalid);
export type PublicationQuery = z.output<typeof PublicationQuery>;
