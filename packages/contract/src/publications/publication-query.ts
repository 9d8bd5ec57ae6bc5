import type * as z from 'zod';
import { Channel } from '../campaigns/channels.ts';
import { CalendarDay, TimeZone } from '../fields/calendar-fields.ts';
import { optional } from '../fields/optional.ts';
import { filterId } from '../fields/record-fields.ts';
import { daysInOrder, runEvenIfInvalid } from '../fields/rules.ts';
import { listQuery, oneOrMore, pageQuery } from '../lists/page-query.ts';
import { PublicationStatus } from './publication-lifecycle.ts';

export const publicationFilters = {
  campaign_id: filterId('cmp', 'Publications of this campaign'),
  channel: optional(oneOrMore(Channel, 'Publications on any of these channels')),
  status: optional(oneOrMore(PublicationStatus, 'Publications in any of these statuses')),
  time_zone: optional(TimeZone.describe('The time zone of the days; the zone of the workspace when left out')),
};

/** Filters that may be repeated match any of their values; different filters all have to match. */
export const PublicationQuery = listQuery({
  ...pageQuery,
  ...publicationFilters,
  content_id: filterId('cnt', 'Publications of this text'),
  from: optional(CalendarDay('Publications planned for this day or later')),
  to: optional(CalendarDay('Publications planned for this day or earlier')),
}).superRefine(daysInOrder, runEvenIfInvalid);
export type PublicationQuery = z.output<typeof PublicationQuery>;
