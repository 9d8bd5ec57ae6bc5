import { createHash, timingSafeEqual } from 'node:crypto';
import type { Collection } from 'mongodb';

interface StoredKey {
  _id: string;
  workspace_id: string;
  hash: string;
  scopes: string[];
  expires_at: Date | null;
}

interface Known {
  readonly hash: Buffer;
  readonly workspaceId: string;
  readonly scopes: ReadonlySet<string>;
  readonly expiresAt: Date | null;
  readonly until: number;
}

export interface Caller {
  readonly workspaceId: string;
  readonly scopes: ReadonlySet<string>;
}

const bearer = /^Bearer +hbk_([0-9a-z]{26})_[\w-]{43} *$/i;
const trusted_ms = 5_000;

/** Looks a key up by the id in it, trusts it for five seconds, and compares its hash in constant time. */
export function authenticator(keys: Collection<StoredKey>): (authorization: string | undefined) => Promise<Caller | null> {
  const cache = new Map<string, Known>();

  const lookUp = async (id: string): Promise<Known | null> => {
    const key = await keys.findOne({ _id: id }, { maxTimeMS: 5_000 });
    if (key === null) return null;
    const scopes = new Set(key.scopes);
    const known = {
      hash: Buffer.from(key.hash, 'base64url'),
      workspaceId: key.workspace_id,
      scopes,
      expiresAt: key.expires_at,
      until: Date.now() + trusted_ms,
    };
    cache.set(id, known);
    return known;
  };

  return async (authorization = '') => {
    const match = bearer.exec(authorization);
    if (match === null) return null;
    const id = `key_${match[1]}`;
    const cached = cache.get(id);
    const known = cached !== undefined && cached.until > Date.now() ? cached : await lookUp(id);
    if (known === null) return null;
    const secret = authorization.slice(authorization.lastIndexOf(' ', authorization.trimEnd().length) + 1).trimEnd();
    if (!timingSafeEqual(known.hash, createHash('sha256').update(secret).digest())) return null;
    return known.expiresAt !== null && known.expiresAt <= new Date() ? null : known;
  };
}

export const mayCall = ({ scopes }: Caller, scope: string): boolean => scopes.has('admin') || scopes.has(scope);
