import * as z from 'zod';
import { pageOf } from '../lists/page.ts';
import { mutation, query } from '../operation/operation.ts';
import { CreateKey } from './create-key.ts';
import { CreatedKey, Key, KeyQuery, KeyRef, revocationSeconds } from './key.ts';

const scope = 'keys:write';

/** Everything that can be done with the API keys of a workspace. */
export const keys = {
  list: query({
    scope,
    route: 'GET /keys',
    summary: 'List API keys, newest first',
    description: 'Expired keys are listed for a day more.',
    input: KeyQuery,
    output: pageOf(Key, 'KeyPage'),
    errors: [],
  }),
  create: mutation({
    scope,
    route: 'POST /keys',
    summary: 'Create an API key',
    description:
      'The answer is the only one that has the key itself. A key cannot create one with more scopes than it has itself, or one that expires later: that is 400 at `/scopes/…` or `/expires_at`, with what is allowed.',
    input: CreateKey,
    output: CreatedKey,
    secrets: ['key'],
    parsedBy: 'handler',
    status: 201,
    examples: {
      backend: { summary: 'A key that does not expire', value: { name: 'Website', scopes: ['content:read', 'campaigns:read'] } },
      expiring: {
        summary: 'A key that expires',
        value: { name: 'Agency', scopes: ['content:write'], expires_at: '2099-12-31T23:59:59Z' },
      },
    },
    errors: [],
  }),
  delete: mutation({
    scope,
    route: 'DELETE /keys/{id}',
    summary: 'Revoke an API key',
    description: `For good. The server that answers refuses the key from then on, other servers on the same database within ${revocationSeconds} seconds. The key of the call can be revoked too. Keys that were created with it stay.`,
    input: KeyRef,
    output: z.void(),
    status: 204,
    errors: ['not_found'],
  }),
};
