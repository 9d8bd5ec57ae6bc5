import { z } from 'zod';
import { Duration } from './duration.ts';

/** Text such as `600/60s`: so many calls in so long a time; `off` is `null`. */
export const RateLimit = z.string().transform((text, context): { calls: number; milliseconds: number } | null => {
  if (text === 'off') return null;
  const [, calls, span = ''] = /^(\d{1,9})\/(.+)$/.exec(text) ?? [];
  const milliseconds = Duration.safeParse(span).data;
  if (Number(calls) > 0 && milliseconds !== undefined) return { calls: Number(calls), milliseconds };
  context.addIssue('must be calls and a time, such as 600/60s, or off');
  return z.NEVER;
});
