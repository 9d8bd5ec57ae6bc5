import { query } from '../operation/operation.ts';
import { Calendar, CalendarQuery } from './calendar.ts';

export const calendar = {
  get: query({
    scope: 'publications:read',
    route: 'GET /calendar',
    summary: 'Read the calendar, oldest first',
    description:
      'Of the workspace, or of a campaign. Days and weeks are those of `time_zone`. `gaps` and `clashes` are of all the days, whichever page it is.',
    input: CalendarQuery,
    output: Calendar,
    errors: [],
  }),
};
