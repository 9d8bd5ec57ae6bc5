import * as z from 'zod';
import { keyLimits } from '../fields/key-limits.ts';
import { query } from '../operation/operation.ts';
import { Scope } from '../operation/scope.ts';

/** The API key of a call and its workspace. */
export const Me = z
  .object({
    workspace: z
      .object({
        id: z.string().meta({ description: 'Id of the workspace' }),
        name: z.string().meta({ description: 'Display name of the workspace' }),
      })
      .meta({ description: 'The workspace of the key' }),
    key: z
      .object({
        id: z.string().meta({ description: 'Id of the key; not secret' }),
        name: z.string().meta({ description: 'Display name of the key' }),
        scopes: z.array(Scope).meta({ description: 'What the key may do' }),
        ...keyLimits,
      })
      .meta({ description: 'The key of the call' }),
  })
  .meta({ id: 'Me', description: 'The API key of a call and its workspace' });
export type Me = z.infer<typeof Me>;

export const me = {
  get: query({
    scope: null,
    route: 'GET /me',
    summary: 'Get the key of the call and its workspace',
    input: z.strictObject({}),
    output: Me,
    errors: [],
  }),
};
