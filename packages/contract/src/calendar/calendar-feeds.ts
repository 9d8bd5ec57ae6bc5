import * as z from 'zod';
import { Channel } from '../campaigns/channels.ts';
import { Instant } from '../fields/instant.ts';
import { optional } from '../fields/optional.ts';
import { bodyId, historyFields, pathId, recordId } from '../fields/record-fields.ts';
import { text } from '../fields/text.ts';
import { listQuery, pageQuery } from '../lists/page-query.ts';
import { pageOf } from '../lists/page.ts';
import { mutation, query } from '../operation/operation.ts';

const write = { scope: 'publications:write' } as const;

/** How many feeds a workspace has at most. */
export const maxCalendarFeeds = 20;

export const CalendarFeed = z
  .object({
    id: recordId('fed'),
    name: z.string().describe('Display name'),
    campaign_id: z.string().nullable().describe('The only campaign of the feed; `null`: all of the workspace'),
    channel: Channel.nullable().describe('The only channel of the feed; `null`: all'),
    created_at: historyFields.created_at,
    last_used_at: Instant.nullable().describe(
      'Time of the last request, to about a minute: RFC 3339, UTC, with milliseconds; `null`: never',
    ),
  })
  .meta({ id: 'CalendarFeed', description: 'A calendar that other programs subscribe to' });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

const CreatedCalendarFeed = CalendarFeed.extend({
  url: z
    .string()
    .nullable()
    .describe(
      'The address of the feed, which needs no key; relative where the server does not know its own. Shown only once: `null` when the answer is repeated for an `Idempotency-Key`',
    ),
}).meta({ id: 'CreatedCalendarFeed', description: 'A feed with its address, which is shown only once' });

const CalendarFeedQuery = listQuery(pageQuery);
export type CalendarFeedQuery = z.output<typeof CalendarFeedQuery>;

const CreateCalendarFeed = z
  .strictObject({
    name: text(1, 100).meta({ description: 'Display name', examples: ['The team’s calendar'] }),
    campaign_id: optional(bodyId('cmp', 'The only campaign of the feed; an unknown one is 400')),
    channel: optional(Channel.describe('The only channel of the feed: a slug')),
  })
  .meta({ id: 'CreateCalendarFeed', description: 'A new feed' });

export const calendarFeeds = {
  list: query({
    ...write,
    route: 'GET /calendar/feeds',
    summary: 'List calendar feeds, newest first',
    input: CalendarFeedQuery,
    output: pageOf(CalendarFeed, 'CalendarFeedPage'),
  }),
  create: mutation({
    ...write,
    route: 'POST /calendar/feeds',
    summary: 'Create a calendar feed',
    description: `At its address, calendar programs read the titles, channels and times of publications that are not cancelled, 90 days back and 400 ahead. The address is shown once, and opens the feed to anyone who has it, until the feed is deleted or the key of this call revoked. A workspace has at most ${maxCalendarFeeds}.`,
    input: CreateCalendarFeed,
    output: CreatedCalendarFeed,
    secrets: ['url'],
    status: 201,
    examples: { team: { summary: 'All publications', value: { name: 'The team’s calendar' } } },
  }),
  delete: mutation({
    ...write,
    route: 'DELETE /calendar/feeds/{id}',
    summary: 'Delete a calendar feed',
    description: 'From then on its address is 404.',
    input: z.strictObject({ id: pathId('fed', 'The feed') }),
    output: z.void(),
    status: 204,
    errors: ['not_found'],
  }),
};
