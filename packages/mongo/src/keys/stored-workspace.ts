import { Workspace, WorkspaceReview } from '@handbill/contract';
import type { Principal } from '@handbill/operations';
import * as z from 'zod';
import { bsonSchema } from '../database/bson-schema.ts';
import { byWorkspace, defineKept } from '../records/kept.ts';

/** A unique index lets only one be the `first`. Members that an older version did not know are missing. */
export const StoredWorkspace = z.object({
  _id: z.string(),
  /** The first workspace, which manages all: its feed has their events. */
  workspace_id: z.string().optional(),
  name: z.string(),
  first: z.literal(true).optional(),
  created_at: z.date(),
  updated_at: z.date().optional(),
  revision: z.int().optional(),
  /** Beyond 32 bits the driver writes a double. */
  monthly_token_cap: z.number().nullable().optional(),
  /** In USD, as it was sent. */
  monthly_cost_cap: z.number().nullable().optional(),
  review: WorkspaceReview.nullable().optional(),
  approval: Workspace.shape.approval.optional(),
  time_zone: z.string().optional(),
});
export type StoredWorkspace = z.infer<typeof StoredWorkspace>;

export const fromStored = ({ _id: id, name, created_at, ...more }: StoredWorkspace): Workspace => ({
  id,
  name,
  monthly_token_cap: more.monthly_token_cap ?? null,
  monthly_cost_cap: more.monthly_cost_cap ?? null,
  review: more.review ?? null,
  approval: more.approval ?? 'off',
  time_zone: more.time_zone ?? 'UTC',
  revision: more.revision ?? 1,
  created_at,
  updated_at: more.updated_at ?? created_at,
});

export const keptWorkspaces = defineKept({
  name: 'workspaces',
  schema: bsonSchema(StoredWorkspace),
  indexes: [{ name: 'first', key: { first: 1 }, unique: true, partialFilterExpression: { first: true } }, byWorkspace],
  outbox: true,
  // The first one has all others.
  ofWorkspace: (_id) => ({ _id }),
  exported: fromStored,
  events: { of: 'workspace', read: fromStored },
});

const DeletedWorkspace = z.object({
  _id: z.string(),
  workspace_id: z.string(),
  deleted_at: z.date(),
  /** When it is gone through next, and how often it was. */
  due_at: z.date(),
  rounds: z.int(),
});
export type DeletedWorkspace = z.infer<typeof DeletedWorkspace>;

/** It lists the workspaces that are still to be erased. */
export const keptDeletedWorkspaces = defineKept({
  name: 'deleted_workspaces',
  schema: bsonSchema(DeletedWorkspace),
  indexes: [{ name: 'due_at', key: { due_at: 1 } }],
  exported: null,
});

/** The part of a workspace that its calls need. */
export function ofPrincipal(stored: StoredWorkspace): Pick<Principal, 'workspace' | 'isOfFirstWorkspace' | 'workspaceSettings'> {
  const { id, name, monthly_token_cap, monthly_cost_cap, review, approval, time_zone } = fromStored(stored);
  return {
    workspace: { id, name },
    isOfFirstWorkspace: stored.first === true,
    workspaceSettings: { monthly_token_cap, monthly_cost_cap, review, approval, time_zone },
  };
}
