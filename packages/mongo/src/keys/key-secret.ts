import { hash, randomBytes } from 'node:crypto';

const keyPattern = /^hbk_([0-9a-z]{26})_[\w-]{43}$/;

/** A new key for an id, as it is shown once, with the id and 256 random bits, and its hash, as it is stored. */
export function newKeySecret(id: string): { readonly secret: string; readonly hash: string } {
  const secret = `hb${id.replace('key_', 'k_')}_${randomBytes(32).toString('base64url')}`;
  return { secret, hash: hashOf(secret).toString('base64url') };
}

/** The id in a key, or `undefined` where the text is no key. */
export function keyIdOf(secret: string): string | undefined {
  const id = keyPattern.exec(secret)?.[1];
  return id === undefined ? undefined : `key_${id}`;
}

/** Through a string, since a buffer from the hash function costs as much again as the hash. */
export function hashOf(secret: string): Buffer {
  return Buffer.from(hash('sha256', secret, 'binary'), 'latin1');
}
