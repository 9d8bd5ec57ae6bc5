import * as z from 'zod';
import { defaulted, optional } from '../fields/optional.ts';
import { oneOrMore } from '../lists/page-query.ts';
import { query, subscription } from '../operation/operation.ts';
import { Event } from './event.ts';
import type { EventType } from '../nouns/nouns.ts';
import { eventPatterns, eventTypes } from './event-type.ts';

export const eventIdPattern = /^evt_[0-9a-z]{26}$/;

const example = 'evt_01jd6v3m8hf2v9q0x1y2z3a4b5';
const place = (description: string) =>
  optional(
    z
      .string()
      .regex(eventIdPattern, 'must be the id of an event')
      .meta({ description, examples: [example] }),
  );

const after = place('The id of an event: those that follow it. Left out: from the oldest that is kept');

const filters = {
  type: optional(
    oneOrMore(z.enum([...eventTypes, ...eventPatterns]), 'Only events of this type; `campaign.*` is all that happens to campaigns'),
  ),
  resource_id: optional(
    z
      .string()
      .min(1)
      .max(100)
      .meta({ description: 'Only what happened to this record', examples: ['cmp_01jd6v3m8hf2v9q0x1y2z3a4b5'] }),
  ),
  actor: optional(
    z
      .string()
      .min(1)
      .max(200)
      .meta({ description: 'Only what was changed on behalf of this actor', examples: ['user-42', 'system:caps'] }),
  ),
  key_id: optional(
    z
      .string()
      .min(1)
      .max(100)
      .meta({ description: 'Only what this API key changed', examples: ['key_01jd6v3m8hf2v9q0x1y2z3a4b5'] }),
  ),
};

/** Which events to list. */
const EventQuery = z.strictObject({
  after,
  before: place('The id of an event: those that it follows. Left out: up to the newest'),
  order: defaulted(z.enum(['oldest', 'newest']).describe('Which of them come first'), 'oldest'),
  ...filters,
  limit: defaulted(z.int().min(1).max(1_000).describe('Maximum number of events'), 100),
});
export type EventQuery = z.output<typeof EventQuery>;

export const EventPage = z
  .object({
    data: z.array(Event).describe('The events, oldest first unless `order` says otherwise'),
    has_more: z.boolean().describe('Whether others follow now: ask for those after the last one, or with `order=newest` before it'),
  })
  .meta({ id: 'EventPage', description: 'Events in their order' });
export type EventPage = z.infer<typeof EventPage>;

/** Which events to follow. */
const LiveEventQuery = z.strictObject({ after, ...filters });

const EventsOpened = z
  .object({ sequence: z.int().describe('The number of the event that the following ones come after; 0: of none') })
  .meta({ id: 'EventsOpened', description: 'The feed is followed from here: its `id` is that of the event to go on after' });

/** As a record, since declarations would repeat the schema for each member of an object. */
type SchemasOfTypes = Readonly<Record<EventType, typeof Event>>;

const ofType = Object.fromEntries(eventTypes.map((type) => [type, Event])) as SchemasOfTypes;

/** The events of a feed that is followed. */
const liveEvents: { readonly 'events.opened': typeof EventsOpened } & SchemasOfTypes = { 'events.opened': EventsOpened, ...ofType };

/** The operations that follow the events of a workspace. */
export const events = {
  list: query({
    scope: 'events:read',
    route: 'GET /events',
    summary: 'List events, oldest first',
    description:
      'Every change of campaigns, content, brand voices and keys, in the first workspace of workspaces too, in one order without gaps. Shown are the events of what the key may read: `campaigns:read`, `content:read` for content and brand voices, `admin` for keys, workspaces and spending caps; the others are holes in `sequence`. Ask again with `after` to go on. A page of very large events ends early; `has_more` says so. With `order=newest` go on with `before`.',
    input: EventQuery,
    output: EventPage,
    errors: ['events_expired'],
  }),
  get: query({
    scope: 'events:read',
    route: 'GET /events/{id}',
    summary: 'Read an event',
    description: 'One of those that the list shows to the key, while it is kept.',
    input: z.strictObject({ id: z.string().meta({ description: 'The event', examples: [example] }) }),
    output: Event,
    errors: ['not_found'],
  }),
  live: subscription({
    scope: 'events:read',
    route: 'GET /events',
    summary: 'Follow events as they come',
    description:
      'With `Accept: text/event-stream`: without `after` what happens from now on. `Last-Event-ID` resumes after the last event that was read, on any server, and takes the place of `after`: no event is left out, none comes twice. What the key may not read is left out.',
    input: LiveEventQuery,
    output: z.void(),
    events: liveEvents,
    errors: ['events_expired'],
  }),
};
