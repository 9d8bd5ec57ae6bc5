import type { Scope } from '@handbill/contract';

/** How a key is kept: its secret only as a hash. */
export interface StoredKey {
  _id: string;
  workspace_id: string;
  name: string;
  /** sha256 of the whole key, base64url. */
  hash: string;
  scopes: Scope[];
  expires_at: Date | null;
  created_at: Date;
}

export interface StoredWorkspace {
  _id: string;
  name: string;
  created_at: Date;
}
