import * as z from 'zod';

/** A point in time, UTC with milliseconds. REST writes it as RFC 3339 text; the typed client has a real `Date`. */
export const Instant = z.date().meta({
  type: 'string',
  format: 'date-time',
  description: 'RFC 3339, UTC, with milliseconds',
  examples: ['2026-11-21T09:30:00.000Z'],
});
export type Instant = z.infer<typeof Instant>;
