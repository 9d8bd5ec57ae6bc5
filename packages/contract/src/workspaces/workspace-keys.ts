import * as z from 'zod';
import { runEvenIfInvalid } from '../fields/plain-object.ts';
import { CreateKey } from '../keys/create-key.ts';
import { DeleteKey, keyQuery } from '../keys/key.ts';
import { eitherCursorOrOffset } from '../lists/page-query.ts';
import { WorkspaceRef } from './workspace.ts';

/** Which keys of which workspace to list. */
export const WorkspaceKeyQuery = WorkspaceRef.extend(keyQuery).superRefine(eitherCursorOrOffset, runEvenIfInvalid);

/** A new key of a workspace. */
export const CreateWorkspaceKey = z.strictObject({ ...WorkspaceRef.shape, ...CreateKey.shape }).meta({
  id: 'CreateWorkspaceKey',
  description: 'The rules of `CreateKey` hold besides the schema',
});

const { id: key_id, with_made } = DeleteKey.shape;

/** Which key of which workspace to revoke. */
export const DeleteWorkspaceKey = WorkspaceRef.extend({ key_id, with_made });
