import * as z from 'zod';
import { CreatedKey, KeyPage, revocationSeconds, DeleteKey, keyQuery } from '../keys/key.ts';
import { pageOf } from '../lists/page.ts';
import { mutation, query, subscription } from '../operation/operation.ts';
import {
  CreatedWorkspace,
  CreateWorkspace,
  DeleteWorkspace,
  ExportedRecord,
  UpdateWorkspace,
  Workspace,
  WorkspaceQuery,
  WorkspaceRef,
} from './workspace.ts';
import { runEvenIfInvalid } from '../fields/plain-object.ts';
import { CreateKey } from '../keys/create-key.ts';
import { eitherCursorOrOffset } from '../lists/page-query.ts';

/** Which keys of which workspace to list. */
const WorkspaceKeyQuery = WorkspaceRef.extend(keyQuery).superRefine(eitherCursorOrOffset, runEvenIfInvalid);

/** A new key of a workspace. */
const CreateWorkspaceKey = z.strictObject({ ...WorkspaceRef.shape, ...CreateKey.shape }).meta({
  id: 'CreateWorkspaceKey',
  description: 'The rules of `CreateKey` hold besides the schema',
});

const { id: key_id, with_made } = DeleteKey.shape;

/** Which key of which workspace to revoke. */
const DeleteWorkspaceKey = WorkspaceRef.extend({ key_id, with_made });

/** They concern the whole installation. */
const rights = { scope: 'admin', ofFirstWorkspace: true } as const;

/** Everything that can be done with workspaces. */
export const workspaces = {
  list: query({
    ...rights,
    route: 'GET /workspaces',
    summary: 'List workspaces, newest first',
    input: WorkspaceQuery,
    output: pageOf(Workspace, 'WorkspacePage'),
    errors: [],
  }),
  create: mutation({
    ...rights,
    route: 'POST /workspaces',
    summary: 'Create a workspace',
    description:
      'With a key of the scope `admin`, which makes the others. The answer is the only one that has the key itself: where it was lost, `POST /workspaces/{id}/keys` makes another.',
    input: CreateWorkspace,
    output: CreatedWorkspace,
    secrets: ['key.key'],
    status: 201,
    examples: { team: { summary: 'A workspace of a team', value: { name: 'Bakery' } } },
    errors: [],
  }),
  update: mutation({
    ...rights,
    route: 'PATCH /workspaces/{id}',
    summary: 'Change a workspace',
    description:
      'A merge patch: absent keeps, `null` clears, `review` merges. `review` takes the place of that of the server for texts of this workspace, within seconds on all servers; so does `approval`, which no text that is approved already loses it by.',
    input: UpdateWorkspace,
    output: Workspace,
    parsedBy: 'handler',
    examples: {
      caps: { summary: 'What its texts may cost in a month', value: { monthly_cost_cap: 25 } },
      approval: {
        summary: 'Texts are approved by somebody else than their authors',
        value: { approval: 'four_eyes', time_zone: 'Europe/Berlin' },
      },
      review: { summary: 'A second reader for all its texts', value: { review: { default: true, fail: ['unsupported_claim'] } } },
    },
    errors: ['not_found', 'revision_mismatch'],
  }),
  keys: query({
    ...rights,
    route: 'GET /workspaces/{id}/keys',
    summary: 'List the API keys of a workspace, newest first',
    input: WorkspaceKeyQuery,
    output: KeyPage,
    errors: ['not_found'],
  }),
  createKey: mutation({
    ...rights,
    route: 'POST /workspaces/{id}/keys',
    summary: 'Create an API key of a workspace',
    description:
      'As `POST /keys` does, with no more rights than the key of the call has, for a workspace whose own keys are lost. In another workspace it is made by none: `made_by` is `null`.',
    input: CreateWorkspaceKey,
    output: CreatedKey,
    secrets: ['key'],
    parsedBy: 'handler',
    status: 201,
    examples: { admin: { summary: 'A key that makes others', value: { name: 'Way back', scopes: ['admin'] } } },
    errors: ['not_found'],
  }),
  revokeKey: mutation({
    ...rights,
    route: 'DELETE /workspaces/{id}/keys/{key_id}',
    summary: 'Revoke an API key of a workspace',
    description: `As \`DELETE /keys/{id}\` does, within ${revocationSeconds} second on all servers.`,
    input: DeleteWorkspaceKey,
    output: z.void(),
    status: 204,
    errors: ['not_found', 'revision_mismatch', 'last_admin_key'],
  }),
  delete: mutation({
    ...rights,
    route: 'DELETE /workspaces/{id}',
    summary: 'Delete a workspace',
    description:
      'For good, with everything in it: records, the trash, usage, events and keys. The keys are refused from then on, and nothing can be read any more; what is stored is erased in the background. `name` has to be its name. The first workspace cannot be deleted: 403.',
    input: DeleteWorkspace,
    output: z.void(),
    status: 204,
    errors: ['not_found', 'revision_mismatch'],
  }),
  export: subscription({
    ...rights,
    route: 'GET /workspaces/{id}/export',
    summary: 'Export a workspace',
    description:
      'Everything that is kept of it, one record a line, as other calls return it: the workspace itself, keys without their hashes, records, those in the trash too with `deleted_at`, revisions, calls of models, usage and events. What changes meanwhile may be in it as it was before. The last line of a whole export is of the kind `end`.',
    input: WorkspaceRef,
    output: z.void(),
    events: { record: ExportedRecord },
    // By the second name for clients that take no other text: openapi-python-client.
    download: ['application/jsonl', 'text/plain'],
    errors: ['not_found'],
  }),
};
