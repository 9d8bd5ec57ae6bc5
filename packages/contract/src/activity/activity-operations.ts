import * as z from 'zod';
import { query } from '../operation/operation.ts';
import { ActivityPage, activityQuery } from './activity-entry.ts';

/** The changes of the workspace itself, and their authors. */
export const activity = {
  list: query({
    scope: 'admin',
    route: 'GET /activity',
    summary: 'List the activity of the workspace and refused calls, newest first',
    description:
      'Calls of a key that were refused (401 of a key that is known, 403, 429) are counted by key, operation, code and minute. What happened to a campaign or a text is in its own activity.',
    input: z.strictObject(activityQuery),
    output: ActivityPage,
    errors: [],
  }),
};
