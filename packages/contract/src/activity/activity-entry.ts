import * as z from 'zod';
import { Instant } from '../fields/instant.ts';
import { pageOf } from '../lists/page.ts';
import { cursorAlone, pageQuery } from '../lists/page-query.ts';

/** The action of calls that were refused. They are counted, and are no events. */
export const refusedCall = 'call.refused';

const text = (description: string) => z.string().nullable().describe(description);
const members = (description: string) => z.record(z.string(), z.unknown()).nullable().describe(description);

export const ActivityEntry = z
  .object({
    at: Instant.describe('Time of the event, for refused calls the minute: RFC 3339, UTC, with milliseconds'),
    key_id: text('The API key of the call; `null`: the server itself'),
    actor: text('The user on whose behalf the key acted: the `Handbill-Actor` of the call'),
    request_id: text('The id of the call; `null` where none is known'),
    action: z.string().meta({ description: `The type of the event, or \`${refusedCall}\``, examples: ['campaign.paused', refusedCall] }),
    resource_id: text('The changed record; `null` for refused calls'),
    before: members('The changed members with their former values. A deletion has all members, a creation or restoration `null`'),
    after: members('The changed members with their new values; `null` for a deletion'),
    changed_parts: z
      .array(z.string())
      .nullable()
      .describe('JSON Pointers to the changed parts of `output`; `null` for records that are not content'),
    count: z.int().nullable().describe('Number of calls refused in this minute; `null` for changes'),
    code: text('The problem with which the calls were refused'),
    operation: text('The called operation; `null` where the key itself was refused, for any operation'),
  })
  .meta({ id: 'ActivityEntry', description: 'An event with its author, or the number of refused calls: the audit log' });
export type ActivityEntry = z.infer<typeof ActivityEntry>;

/** The fields with which activity is paged. */
export const activityQuery = { limit: pageQuery.limit, cursor: cursorAlone };

export const ActivityPage = pageOf(ActivityEntry, 'ActivityPage');
