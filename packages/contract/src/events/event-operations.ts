import * as z from 'zod';
import { defaulted, optional } from '../fields/optional.ts';
import { exampleId, filterId, pathId } from '../fields/record-fields.ts';
import { oneOrMore } from '../lists/page-query.ts';
import { query, subscription } from '../operation/operation.ts';
import { Event } from './event.ts';
import type { EventType } from '../nouns/nouns.ts';
import { eventPatterns, eventTypes } from './event-type.ts';

export const eventIdPattern = /^evt_[0-9a-z]{26}$/;

const position = (description: string) =>
  optional(
    z
      .string()
      .regex(eventIdPattern, 'must be the id of an event')
      .meta({ description, examples: [exampleId('evt')] }),
  );

const after = position('The id of an event: lists the events after it; from the oldest kept one when left out');

const filters = {
  type: optional(oneOrMore(z.enum([...eventTypes, ...eventPatterns]), 'Only events of this type; `campaign.*`: all events of campaigns')),
  resource_id: filterId('cmp', 'Only events of this record'),
  actor: optional(
    z
      .string()
      .min(1)
      .max(200)
      .meta({ description: 'Only changes on behalf of this user', examples: ['user-42', 'system:caps'] }),
  ),
  key_id: filterId('key', 'Only changes by this API key'),
};

const EventQuery = z.strictObject({
  after,
  before: position('The id of an event: lists the events before it; up to the newest when left out'),
  order: defaulted(z.enum(['oldest', 'newest']).describe('The order of the events'), 'oldest'),
  ...filters,
  limit: defaulted(z.int().min(1).max(1_000).describe('Maximum number of events'), 100),
});
export type EventQuery = z.output<typeof EventQuery>;

export const EventPage = z
  .object({
    data: z.array(Event).describe('The events, oldest first unless `order` says otherwise'),
    has_more: z.boolean().describe('Whether more events follow: continue after the last one, or with `order=newest` before it'),
  })
  .meta({ id: 'EventPage', description: 'A page of events' });
export type EventPage = z.infer<typeof EventPage>;

const LiveEventQuery = z.strictObject({ after, ...filters });

const EventsOpened = z
  .object({ sequence: z.int().describe('The number of the event before the first one that follows; 0: there is none') })
  .meta({ id: 'EventsOpened', description: 'The start of the feed: its `id` is the id of the event to resume after' });

/** As a record, since declarations would repeat the schema for each member of an object. */
type SchemasOfTypes = Readonly<Record<EventType, typeof Event>>;

const ofType = Object.fromEntries(eventTypes.map((type) => [type, Event])) as SchemasOfTypes;

/** The events of a feed that is followed. */
const liveEvents: { readonly 'events.opened': typeof EventsOpened } & SchemasOfTypes = { 'events.opened': EventsOpened, ...ofType };

export const events = {
  list: query({
    scope: 'events:read',
    route: 'GET /events',
    summary: 'List events, oldest first',
    description:
      'Every change of campaigns, content, brand voices and keys, and in the first workspace of workspaces, in one order without gaps. The key sees the events of records that it may read: `campaigns:read` for campaigns, `content:read` for content and brand voices, `admin` for keys, workspaces and spending caps; the other events are holes in `sequence`. Continue with `after`, or with `before` if `order=newest`. A page of very large events ends early, with `has_more`.',
    input: EventQuery,
    output: EventPage,
    errors: ['events_expired'],
  }),
  get: query({
    scope: 'events:read',
    route: 'GET /events/{id}',
    summary: 'Read an event',
    description: 'Any event that the list shows to the key, while it is kept.',
    input: z.strictObject({ id: pathId('evt', 'The event') }),
    output: Event,
    errors: ['not_found'],
  }),
  live: subscription({
    scope: 'events:read',
    route: 'GET /events',
    summary: 'Follow events as they occur',
    description:
      'With `Accept: text/event-stream`; without `after` from now on. `Last-Event-ID` resumes after the last event that was read, on any server, and overrides `after`: no event is missed, none comes twice. Events that the key may not read are left out.',
    input: LiveEventQuery,
    output: z.void(),
    events: liveEvents,
    errors: ['events_expired'],
  }),
};
