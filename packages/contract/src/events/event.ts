import * as z from 'zod';
import { extensibleString } from '../fields/extensible-enum.ts';
import { Instant } from '../fields/instant.ts';
import { recordId } from '../fields/record-fields.ts';
import { eventNouns } from '../nouns/nouns.ts';
import { eventTypes } from './event-type.ts';

type EventNouns = typeof eventNouns;
const schemas = Object.values(eventNouns).map(({ data }) => data) as unknown as readonly [EventNouns[keyof EventNouns]['data']];

/** The record of an event, as it was after the change. */
const EventData = z.union(schemas).meta({
  id: 'EventData',
  type: 'object',
  description:
    'A campaign, a publication without `content` and `text`, a brand voice, an API key, a workspace, a spending cap, or content without `request`, `output`, `text` and `checks`',
});

const nullableText = (description: string) => z.string().nullable().describe(description);

export const Event = z
  .object({
    id: recordId('evt'),
    sequence: z.int().describe('Number of the event in the workspace, greater by one than that of the event before it'),
    type: extensibleString(eventTypes).meta({ description: 'The type of the event', examples: ['campaign.paused'] }),
    created_at: Instant.describe('Time of the change: RFC 3339, UTC, with milliseconds. Not strictly increasing'),
    resource_id: nullableText('The changed record; `null` for `spend.threshold`'),
    key_id: nullableText('The API key of the change; `null`: the server itself'),
    actor: nullableText('The user on whose behalf the key acted: the `Handbill-Actor` of the call'),
    request_id: nullableText('The id of the call; `null` where none is known'),
    data: EventData.nullable().describe('The record after the change; for a deletion its last state'),
    previous: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe(
        'The former values of the changed members of `data`, without `revision`, `updated_at` and `allowed_actions`; `null` for a creation, restoration or deletion',
      ),
    changed_parts: z
      .array(z.string())
      .nullable()
      .describe('JSON Pointers to the changed parts of `output`; `null` for records that are not content'),
    erased: z.boolean().describe('`true`: the record was erased since, and with it the data and the author of the event'),
  })
  .meta({ id: 'Event', description: 'A change of a record. The change and its event are stored together' });
export type Event = z.infer<typeof Event>;
