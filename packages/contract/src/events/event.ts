import * as z from 'zod';
import { extensibleString } from '../fields/extensible-enum.ts';
import { Instant } from '../fields/instant.ts';
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

/** Something that was changed. */
export const Event = z
  .object({
    id: z.string().meta({ description: 'Names it; begins with `evt_`', examples: ['evt_01jd6v3m8hf2v9q0x1y2z3a4b5'] }),
    sequence: z.int().describe('Its number in the workspace: greater by one than that of the event before it'),
    type: extensibleString(eventTypes).meta({ description: 'What happened', examples: ['campaign.paused'] }),
    created_at: Instant.describe('When it was changed: RFC 3339, UTC, with milliseconds. May go back by moments'),
    resource_id: nullableText('What was changed; `null` of `spend.threshold`'),
    key_id: nullableText('The API key that changed it; `null`: the server itself'),
    actor: nullableText('On whose behalf the key acted: the `Handbill-Actor` of the call'),
    request_id: nullableText('The call that changed it; `null` where none is known'),
    data: EventData.nullable().describe('What was changed, as it was then; what was deleted, as it was last'),
    previous: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe(
        'The members of `data` that differ, as they were before, but for `revision`, `updated_at` and `allowed_actions`; `null` of what was created, restored or deleted',
      ),
    changed_parts: z
      .array(z.string())
      .nullable()
      .describe('Of content: JSON Pointers into `output`, to the parts that changed; `null` of anything else'),
    erased: z.boolean().describe('`true`: what was changed was erased since, and so is what the event told of it and by whom'),
  })
  .meta({ id: 'Event', description: 'Something that was changed. It is stored with the change, or neither is' });
export type Event = z.infer<typeof Event>;
