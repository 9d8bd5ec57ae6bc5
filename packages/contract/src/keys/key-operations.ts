import * as z from 'zod';
import { mutation, query } from '../operation/operation.ts';
import { CreateKey, UpdateKey } from './create-key.ts';
import { CreatedKey, DeleteKey, Key, KeyPage, KeyQuery, KeyRef, revocationSeconds } from './key.ts';

const scope = 'keys:write';

export const keys = {
  list: query({
    scope,
    route: 'GET /keys',
    summary: 'List API keys, newest first',
    description: 'Expired keys are listed for another day. `sessions=true` also lists the sessions of the console, which are keys.',
    input: KeyQuery,
    output: KeyPage,
  }),
  create: mutation({
    scope,
    route: 'POST /keys',
    summary: 'Create an API key',
    description:
      'Only this answer has the secret. A field that is left out has the value of the key of the call. Scopes, expiry, models, actor and caps that are wider than those of that key are 400 at the field, with the allowed values. Keys may create keys that create keys up to 16 levels deep; then it is 403.',
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
    description: `A merge patch: absent keeps, \`null\` clears, lists replace. A value wider than in the key of the call, or in the keys that created the changed key, is 400 at the field. A key that is already wider than the key of the call cannot be changed: 403. New limits also apply to the keys that it created, except a later expiry of a key with \`admin\`. Other servers on the same database apply the change within ${revocationSeconds} second. An expiry for the last key of a workspace that has \`admin\` and does not expire is 409.`,
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
    description: `For good. The answering server refuses the key at once, other servers on the same database within ${revocationSeconds} second, and its streams end. With \`with_made\` the keys that it created end as well. The key of the call can be revoked, a wider one cannot: 403. If the last key of a workspace that has \`admin\` and does not expire would end, no key ends: 409.`,
    input: DeleteKey,
    output: z.void(),
    status: 204,
    errors: ['not_found', 'revision_mismatch', 'last_admin_key'],
  }),
};
