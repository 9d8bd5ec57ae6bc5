import * as z from 'zod';
import { query } from '../operation/operation.ts';
import { ActivityPage, activityQuery } from './activity-entry.ts';

export const activity = {
  list: query({
    scope: 'admin',
    route: 'GET /activity',
    summary: 'List the activity of the workspace and refused calls, newest first',
    description:
      'Refused calls (401 with a known key, 403, 429) are counted by key, operation, code and minute. Each campaign and each text also lists its own activity.',
    input: z.strictObject(activityQuery),
    output: ActivityPage,
  }),
};
