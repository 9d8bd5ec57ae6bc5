import type { Author } from '@handbill/operations';

/** Someone with a key of this workspace, by a call. */
export const authorIn = (workspaceId: string, fields: Partial<Author> = {}): Author => ({
  workspaceId,
  keyId: 'key_1',
  actor: null,
  requestId: 'req_1',
  ...fields,
});
