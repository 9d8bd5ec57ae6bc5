import type * as z from 'zod';
import { extensibleEnum } from '../fields/extensible-enum.ts';

/** Taken already, so that keys can be made ahead. */
export const scopesOfLater = '`webhooks:write` has no effect yet: it is for later versions';

export const Scope = extensibleEnum([
  'content:read',
  'content:write',
  'content:approve',
  'campaigns:read',
  'campaigns:write',
  'publications:read',
  'publications:write',
  'events:read',
  'webhooks:write',
  'keys:write',
  'admin',
]).meta({ id: 'Scope', description: `A right of a key. \`admin\` includes all others; writing does not imply reading. ${scopesOfLater}` });
export type Scope = z.infer<typeof Scope>;
