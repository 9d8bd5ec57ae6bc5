import * as z from 'zod';
import { Instant } from '../fields/instant.ts';
import { optional } from '../fields/optional.ts';
import { pageOf } from '../lists/page.ts';
import { pageQuery } from '../lists/page-query.ts';

/** The action of calls that were refused. They are counted, and are no events. */
export const refusedCall = 'call.refused';

const text = (description: string) => z.string().nullable().describe(description);
const members = (description: string) => z.record(z.string(), z.unknown()).nullable().describe(description);

/** An event and its author, or the number of refused calls. */
export const ActivityEntry = z
  .object({
    at: Instant.describe('When: RFC 3339, UTC, with milliseconds. Of refused calls the minute'),
    key_id: text('The API key that did it; `null`: the server itself'),
    actor: text('On whose behalf the key acted: the `Handbill-Actor` of the call'),
    request_id: text('The call; `null` where none is known'),
    action: z.string().meta({ description: `The type of the event, or \`${refusedCall}\``, examples: ['campaign.paused', refusedCall] }),
    resource_id: text('What was changed; `null` of refused calls'),
    before: members('The members that changed, as they were; all of them of what was deleted, `null` of what was created or restored'),
    after: members('The same members as they are then; `null` of what was deleted'),
    changed_parts: z
      .array(z.string())
      .nullable()
      .describe('Of content: JSON Pointers into `output`, to the parts that changed; `null` of anything else'),
    count: z.int().nullable().describe('How many calls were refused in this minute; `null` of changes'),
    code: text('With which problem they were refused'),
    operation: text('What was called; `null` where the key itself was refused, whatever it called'),
  })
  .meta({ id: 'ActivityEntry', description: 'What was done and by whom, as an auditor reads it' });
export type ActivityEntry = z.infer<typeof ActivityEntry>;

/** The fields with which activity is paged. */
export const activityQuery = {
  limit: pageQuery.limit,
  cursor: optional(
    z
      .string()
      .min(1)
      .max(500)
      .meta({ description: '`next_cursor` of the previous page', examples: ['Mi4leGFtcGxlLWN1cnNvcg'] }),
  ),
};

export const ActivityPage = pageOf(ActivityEntry, 'ActivityPage');
