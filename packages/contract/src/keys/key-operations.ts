import * as z from 'zod';
import { mutation, query } from '../operation/operation.ts';
import { CreateKey, UpdateKey } from './create-key.ts';
import { CreatedKey, DeleteKey, Key, KeyPage, KeyQuery, KeyRef, revocationSeconds } from './key.ts';

const scope = 'keys:write';

/** Everything that can be done with the API keys of a workspace. */
export const keys = {
  list: query({
    scope,
    route: 'GET /keys',
    summary: 'List API keys, newest first',
    description: 'Expired keys are listed for a day more. Sessions of the console are keys, too: `sessions=true` lists them as well.',
    input: KeyQuery,
    output: KeyPage,
    errors: [],
  }),
  create: mutation({
    scope,
    route: 'POST /keys',
    summary: 'Create an API key',
    description:
      'The answer is the only one that has the key itself. What is left out is as in the key of the call. Scopes, expiry, models, actor and caps that are wider than its own are 400 at the field, with what is allowed. Keys that make keys that make keys come 16 deep: then it is 403.',
    input: CreateKey,
    output: CreatedKey,
    secrets: ['key'],
    parsedBy: 'handler',
    status: 201,
    location: '/keys/{id}',
    examples: {
      backend: { summary: 'A key that does not expire', value: { name: 'Website', scopes: ['content:read', 'campaigns:read'] } },
      expiring: {
        summary: 'A key that expires',
        value: { name: 'Agency', scopes: ['content:write'], expires_at: '2099-12-31T23:59:59Z' },
      },
    },
    errors: [],
  }),
  get: query({
    scope,
    route: 'GET /keys/{id}',
    summary: 'Read an API key',
    input: KeyRef,
    output: Key,
    errors: ['not_found'],
  }),
  update: mutation({
    scope,
    route: 'PATCH /keys/{id}',
    summary: 'Change an API key',
    description: `A merge patch: absent keeps, \`null\` clears, lists replace. Nothing can be made wider than it is in the key of the call, or in those that made the key: that is 400 at the field. A key that is wider already cannot be changed: 403. Its new limits hold for the keys that it made, too, but a later end of a key with \`admin\` does not. Other servers on the same database know within ${revocationSeconds} second. To let the last key of a workspace expire that has \`admin\` and does not is 409.`,
    input: UpdateKey,
    output: Key,
    parsedBy: 'handler',
    examples: {
      limits: {
        summary: 'Only one model, and 25 USD a month',
        value: { models: ['gpt-5-mini'], monthly_cost_cap: 25 },
      },
      longer: { summary: 'A later expiry', value: { expires_at: '2099-12-31T23:59:59Z' } },
    },
    errors: ['not_found', 'revision_mismatch', 'last_admin_key'],
  }),
  delete: mutation({
    scope,
    route: 'DELETE /keys/{id}',
    summary: 'Revoke an API key',
    description: `For good. The server that answers refuses the key from then on, other servers on the same database within ${revocationSeconds} second, and its streams end. With \`with_made\` so do the keys that it made. The key of the call can be revoked too, one that is wider than it cannot: 403. The last key of a workspace that has \`admin\` and does not expire stays, and all that would end with it: 409.`,
    input: DeleteKey,
    output: z.void(),
    status: 204,
    errors: ['not_found', 'revision_mismatch', 'last_admin_key'],
  }),
};
