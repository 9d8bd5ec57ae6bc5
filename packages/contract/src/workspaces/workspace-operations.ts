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
import { CreateKey } from '../keys/create-key.ts';
import { listQuery } from '../lists/page-query.ts';

const WorkspaceKeyQuery = listQuery({ ...WorkspaceRef.shape, ...keyQuery });

const CreateWorkspaceKey = z.strictObject({ ...WorkspaceRef.shape, ...CreateKey.shape }).meta({
  id: 'CreateWorkspaceKey',
  description: 'A new key. The rules of `CreateKey` apply',
});

const { id: key_id, with_made } = DeleteKey.shape;

const DeleteWorkspaceKey = WorkspaceRef.extend({ key_id, with_made });

/** They concern the whole installation. */
const rights = { scope: 'admin', ofFirstWorkspace: true } as const;

export const workspaces = {
  list: query({
    ...rights,
    route: 'GET /workspaces',
    summary: 'List workspaces, newest first',
    input: WorkspaceQuery,
    output: pageOf(Workspace, 'WorkspacePage'),
  }),
  create: mutation({
    ...rights,
    route: 'POST /workspaces',
    summary: 'Create a workspace',
    description:
      'The workspace gets a key with the scope `admin`, which can create the others. Only this answer has its secret: if it is lost, `POST /workspaces/{id}/keys` creates another key.',
    input: CreateWorkspace,
    output: CreatedWorkspace,
    secrets: ['key.key'],
    status: 201,
    examples: { team: { summary: 'A workspace of a team', value: { name: 'Bakery' } } },
  }),
  update: mutation({
    ...rights,
    route: 'PATCH /workspaces/{id}',
    summary: 'Change a workspace',
    description:
      'A merge patch: absent keeps, `null` clears, `review` merges. `review` overrides the settings of the server for texts of this workspace, and `approval` sets the requirements for approvals, within seconds on all servers. Approved texts stay approved.',
    input: UpdateWorkspace,
    output: Workspace,
    parsedBy: 'handler',
    examples: {
      caps: { summary: 'A monthly cap for the cost of its texts', value: { monthly_cost_cap: 25 } },
      approval: {
        summary: 'Approval by a person who is not an author',
        value: { approval: 'four_eyes', time_zone: 'Europe/Berlin' },
      },
      review: { summary: 'A review of all its texts', value: { review: { default: true, fail: ['unsupported_claim'] } } },
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
      'Like `POST /keys`, for a workspace whose own keys are lost. The new key has no more rights than the key of the call. In another workspace its `made_by` is `null`.',
    input: CreateWorkspaceKey,
    output: CreatedKey,
    secrets: ['key'],
    parsedBy: 'handler',
    status: 201,
    examples: { admin: { summary: 'A key that can create others', value: { name: 'Way back', scopes: ['admin'] } } },
    errors: ['not_found'],
  }),
  revokeKey: mutation({
    ...rights,
    route: 'DELETE /workspaces/{id}/keys/{key_id}',
    summary: 'Revoke an API key of a workspace',
    description: `Like \`DELETE /keys/{id}\`, within ${revocationSeconds} second on all servers.`,
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
      'For good, with all its records, the trash, usage, events and keys. From then on its keys are refused and its data cannot be read; the stored data is erased in the background. `name` has to be the name of the workspace. The first workspace cannot be deleted: 403.',
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
      'All its data, one record per line, as other calls return it: the workspace itself, keys without their hashes, records, deleted ones with `deleted_at`, revisions, model calls, usage and events. A record that changes during the export may be exported in its former state. The last line of a complete export is of the kind `end`.',
    input: WorkspaceRef,
    output: z.void(),
    events: { record: ExportedRecord },
    // By the second name for clients that take no other text: openapi-python-client.
    download: ['application/jsonl', 'text/plain'],
    errors: ['not_found'],
  }),
};
