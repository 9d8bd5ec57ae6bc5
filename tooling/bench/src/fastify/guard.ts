import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Collection } from 'mongodb';

interface StoredKey {
  _id: string;
  workspace_id: string;
  hash: string;
  scopes: string[];
  expires_at: Date | null;
}

interface Caller {
  readonly hash: Buffer;
  readonly workspaceId: string;
  readonly scopes: ReadonlySet<string>;
  readonly expiresAt: Date | null;
  readonly trustedUntil: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

export type Guard = (scope: string) => onRequestAsyncHookHandler;

const bearer = /^Bearer +hbk_([0-9a-z]{26})_[\w-]{43} *$/i;
const trusted_ms = 5_000;

/** The error in place of a result. */
export const refused = (statusCode: number, message: string): Error => Object.assign(new Error(message), { statusCode });

/** Who calls, and whether the key allows it, before the body is read: a key is looked up by the id in it, trusted for five seconds, and compared in constant time. */
export function guardFor(keys: Collection<StoredKey>): Guard {
  const cache = new Map<string, Caller>();

  const lookUp = async (id: string): Promise<Caller | null> => {
    const key = await keys.findOne({ _id: id }, { maxTimeMS: 5_000 });
    if (key === null) return null;
    const { hash, workspace_id: workspaceId, scopes, expires_at: expiresAt } = key;
    const known = { hash: Buffer.from(hash, 'base64url'), workspaceId, scopes: new Set(scopes), expiresAt };
    const caller = { ...known, trustedUntil: Date.now() + trusted_ms };
    cache.set(id, caller);
    return caller;
  };

  const authenticate = async (authorization = ''): Promise<Caller | null> => {
    const match = bearer.exec(authorization);
    if (match === null) return null;
    const id = `key_${match[1]}`;
    const cached = cache.get(id);
    const known = cached !== undefined && cached.trustedUntil > Date.now() ? cached : await lookUp(id);
    if (known === null) return null;
    const secret = authorization.slice(authorization.lastIndexOf(' ', authorization.trimEnd().length) + 1).trimEnd();
    if (!timingSafeEqual(known.hash, createHash('sha256').update(secret).digest())) return null;
    return known.expiresAt !== null && known.expiresAt <= new Date() ? null : known;
  };

  return (scope) => async (request) => {
    const caller = await authenticate(request.headers.authorization);
    if (caller === null) throw refused(401, 'A valid key is needed.');
    if (!caller.scopes.has('admin') && !caller.scopes.has(scope)) throw refused(403, `The key needs the scope ${scope}.`);
    request.caller = caller;
  };
}

export const workspaceOf = ({ caller }: FastifyRequest): string => caller?.workspaceId ?? '';
