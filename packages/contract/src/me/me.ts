import * as z from 'zod';
import { Instant } from '../fields/instant.ts';
import { Scope } from '../scope.ts';

/** The key that a call is made with, and the workspace that it belongs to. */
export const Me = z
  .object({
    workspace: z
      .object({
        id: z.string().meta({ description: 'Names the workspace' }),
        name: z.string().meta({ description: 'What people call it' }),
      })
      .meta({ description: 'What the key belongs to' }),
    key: z
      .object({
        id: z.string().meta({ description: 'Names the key; no secret' }),
        name: z.string().meta({ description: 'What people call it' }),
        scopes: z.array(Scope).meta({ description: 'What it may do' }),
        expires_at: Instant.nullable().meta({ description: 'When it ends: RFC 3339, UTC, with milliseconds; `null`: never' }),
      })
      .meta({ description: 'The key that the call was made with' }),
  })
  .meta({ id: 'Me', description: 'The key that a call is made with, and the workspace that it belongs to' });
export type Me = z.infer<typeof Me>;
