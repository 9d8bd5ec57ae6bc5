import type * as z from 'zod';
import { openList } from './fields/open-list.ts';

/** What a key may do. `admin` holds all the others; writing does not imply reading. */
export const Scope = openList([
  'content:read',
  'content:write',
  'campaigns:read',
  'campaigns:write',
  'events:read',
  'webhooks:write',
  'keys:write',
  'admin',
]).meta({ id: 'Scope', description: 'What a key may do. `admin` holds all the others; writing does not imply reading' });
export type Scope = z.infer<typeof Scope>;
