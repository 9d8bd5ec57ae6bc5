import * as z from 'zod';
import { defaulted, optional } from '../fields/optional.ts';
import { oneOrMore } from '../lists/page-query.ts';
import { query } from '../operation/operation.ts';
import { Event } from './event.ts';
import { eventPatterns, eventTypes, type EventFilter } from './event-type.ts';

const eventId = /^evt_[0-9a-z]{26}$/;

const filters = {
  type: optional(
    oneOrMore<EventFilter>(
      z.enum([...eventTypes, ...eventPatterns]) as z.ZodType<EventFilter, EventFilter>,
      'Only events of this type; `campaign.*` is all that happens to campaigns',
    ),
  ),
  resource_id: optional(z.string().min(1).max(100).meta({ description: 'Only what happened to this record' })),
};

/** Which events to list. */
export const EventQuery = z.strictObject({
  after: optional(
    z
      .string()
      .regex(eventId, 'must be the id of an event')
      .meta({ description: 'The id of an event: those that follow it. Left out: from the oldest that is kept' }),
  ),
  ...filters,
  limit: defaulted(z.int().min(1).max(1_000).meta({ description: 'Maximum number of events' }), 100),
});
export type EventQuery = z.output<typeof EventQuery>;

export const EventPage = z
  .object({
    data: z.array(Event).meta({ description: 'The events, oldest first' }),
    has_more: z.boolean().meta({ description: 'Whether others follow now: ask for those after the last one' }),
  })
  .meta({ id: 'EventPage', description: 'Events in their order' });
export type EventPage = z.infer<typeof EventPage>;

/** How to follow what happens in a workspace. */
export const events = {
  list: query({
    scope: 'events:read',
    route: 'GET /events',
    summary: 'List events, oldest first',
    description:
      'Every change of campaigns, content, brand voices and keys, in one order without gaps. Shown are the events of what the key may read: `campaigns:read`, `content:read` for content and brand voices, `admin` for keys; the others are holes in `sequence`. Ask again with `after` to go on. A page of very large events ends early; `has_more` says so.',
    input: EventQuery,
    output: EventPage,
    errors: ['events_expired'],
  }),
};
