import type * as z from 'zod';
import { extensibleEnum } from './fields/extensible-enum.ts';

/** What a key may do. `admin` includes all others; writing does not imply reading. */
export const Scope = extensibleEnum([
  'content:read',
  'content:write',
  'campaigns:read',
  'campaigns:write',
  'events:read',
  'webhooks:write',
  'keys:write',
  'admin',
]).meta({ id: 'Scope', description: 'What a key may do. `admin` includes all others; writing does not imply reading' });
export type Scope = z.infer<typeof Scope>;
