import { Scope } from '@handbill/contract';
import * as z from 'zod';

/** How a key is kept: its secret only as a hash. */
export const StoredKey = z.object({
  _id: z.string(),
  workspace_id: z.string(),
  name: z.string(),
  /** sha256 of the whole key, base64url. */
  hash: z.string(),
  scopes: z.array(Scope),
  expires_at: z.date().nullable(),
  created_at: z.date(),
});
export type StoredKey = z.infer<typeof StoredKey>;
