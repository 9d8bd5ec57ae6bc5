import * as z from 'zod';
import { Channel } from '../campaigns/channels.ts';
import { Instant } from '../fields/instant.ts';
import { optional } from '../fields/optional.ts';
import { runEvenIfInvalid } from '../fields/plain-object.ts';
import { text } from '../fields/text.ts';
import { eitherCursorOrOffset, pageQuery } from '../lists/page-query.ts';
import { pageOf } from '../lists/page.ts';
import { mutation, query } from '../operation/operation.ts';

const write = { scope: 'publications:write' } as const;
const example = 'fed_01jd6v3m8hf2v9q0x1y2z3a4b5';

/** How many feeds a workspace has at most. */
export const maxCalendarFeeds = 20;

/** A calendar that other programs subscribe to, without the address that opens it. */
export const CalendarFeed = z
  .object({
    id: z.string().meta({ description: 'Names it; begins with `fed_`', examples: [example] }),
    name: z.string().describe('What people call it'),
    campaign_id: z.string().nullable().describe('Of this campaign alone; `null`: of the workspace'),
    channel: Channel.nullable().describe('Of this channel alone; `null`: of all'),
    created_at: Instant.describe('When it was created: RFC 3339, UTC, with milliseconds'),
    last_used_at: Instant.nullable().describe('When it was last read, to about a minute: RFC 3339, UTC, with milliseconds; `null`: never'),
  })
  .meta({ id: 'CalendarFeed', description: 'A calendar that other programs subscribe to' });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

const CreatedCalendarFeed = CalendarFeed.extend({
  url: z
    .string()
    .nullable()
    .describe(
      'Its address, open to whoever has it: relative where the server does not know its own. Shown only this once: `null` where the answer is repeated for an `Idempotency-Key`',
    ),
}).meta({ id: 'CreatedCalendarFeed', description: 'A feed with its address, which is shown only this once' });

const CalendarFeedRef = z.strictObject({ id: z.string().meta({ description: 'The feed', examples: [example] }) });
const CalendarFeedQuery = z.strictObject(pageQuery).superRefine(eitherCursorOrOffset, runEvenIfInvalid);
export type CalendarFeedQuery = z.output<typeof CalendarFeedQuery>;

const CreateCalendarFeed = z
  .strictObject({
    name: text(1, 100).meta({ description: 'What people call it', examples: ['The team’s calendar'] }),
    campaign_id: optional(
      z
        .string()
        .max(100)
        .meta({ description: 'Of this campaign alone; an unknown one is 400', examples: ['cmp_01jd6v3m8hf2v9q0x1y2z3a4b5'] }),
    ),
    channel: optional(Channel.describe('Of this channel alone: a slug')),
  })
  .meta({ id: 'CreateCalendarFeed', description: 'A new feed' });

/** Calendars for other programs. */
export const calendarFeeds = {
  list: query({
    ...write,
    route: 'GET /calendar/feeds',
    summary: 'List calendar feeds, newest first',
    input: CalendarFeedQuery,
    output: pageOf(CalendarFeed, 'CalendarFeedPage'),
    errors: [],
  }),
  create: mutation({
    ...write,
    route: 'POST /calendar/feeds',
    summary: 'Create a calendar feed',
    description: `An address at which calendar programs read titles, channels and times of what is not cancelled, 90 days back and 400 ahead. It is shown once, and opens the feed to whoever has it until it is deleted, or the key of this call revoked. A workspace has at most ${maxCalendarFeeds}.`,
    input: CreateCalendarFeed,
    output: CreatedCalendarFeed,
    secrets: ['url'],
    status: 201,
    examples: { team: { summary: 'Everything that goes out', value: { name: 'The team’s calendar' } } },
    errors: [],
  }),
  delete: mutation({
    ...write,
    route: 'DELETE /calendar/feeds/{id}',
    summary: 'Delete a calendar feed',
    description: 'Its address is 404 from then on.',
    input: CalendarFeedRef,
    output: z.void(),
    status: 204,
    errors: ['not_found'],
  }),
};
