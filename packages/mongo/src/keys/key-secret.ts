import { hash, randomBytes } from 'node:crypto';

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

/** Through a string, since a buffer from the hash function costs as much again as the hash. */
export function hashOf(secret: string): Buffer {
  return Buffer.from(hash('sha256', secret, 'binary'), 'latin1');
}
