import { hash, randomBytes } from 'node:crypto';
import { Scope } from '@handbill/contract';
import * as z from 'zod';

/** How a key is stored: its secret only as a hash. */
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

/** How a workspace is stored. A unique index lets only one be the `first`. */
export const StoredWorkspace = z.object({
  _id: z.string(),
  name: z.string(),
  first: z.literal(true).optional(),
  created_at: z.date(),
});
export type StoredWorkspace = z.infer<typeof StoredWorkspace>;

const keyPattern = /^hbk_([0-9a-z]{26})_[\w-]{43}$/;

/** A new key for an id, as it is shown once: the id, then 256 random bits. */
export function newKeySecret(id: string): string {
  return `hb${id.replace('key_', 'k_')}_${randomBytes(32).toString('base64url')}`;
}

/** The id in a key, or `undefined` where the text is no key. */
export function keyIdOf(secret: string): string | undefined {
  const id = keyPattern.exec(secret)?.[1];
  return id === undefined ? undefined : `key_${id}`;
}

/** Through a string, since a buffer that the hash function makes costs as much again as the hash. */
export function hashOf(secret: string): Buffer {
  return Buffer.from(hash('sha256', secret, 'binary'), 'latin1');
}
