import * as z from 'zod';
import { Instant } from '../fields/instant.ts';
import { Scope } from '../scope.ts';

/** The key that a call is made with, and the workspace that it belongs to. */
export const Me = z
  .object({
    workspace: z.object({ id: z.string(), name: z.string() }),
    key: z.object({ id: z.string(), name: z.string(), scopes: z.array(Scope), expires_at: Instant.nullable() }),
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof Me>;
