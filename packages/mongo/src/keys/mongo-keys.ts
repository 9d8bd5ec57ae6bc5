import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Scope } from '@handbill/contract';
import type { KeyStore, Principal } from '@handbill/operations';
import type { Collection } from 'mongodb';
import { withDeadline } from '../call-deadline.ts';
import { maxTimeMS } from '../client-options.ts';
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
function keyIdOf(secret: string): string | undefined {
  const id = keyPattern.exec(secret)?.[1];
  return id === undefined ? undefined : `key_${id}`;
}

/** Through a string, since a buffer that the hash function makes costs as much again as the hash. */
export function hashOf(secret: string): Buffer {
  return Buffer.from(hash('sha256', secret, 'binary'), 'latin1');
}

/** How many milliseconds a lookup is cached: a new key works, and a revoked one is refused, within this time. */
const cacheDuration = 5_000;
const maxCacheSize = 10_000;

/** Values by id, each for `cacheDuration`, the latest `maxCacheSize` of them. */
export class ExpiringCache<T> {
  readonly #entries = new Map<string, { readonly value: T; readonly until: number }>();

  get(id: string, time: number): T | undefined {
    const entry = this.#entries.get(id);
    return entry !== undefined && entry.until > time ? entry.value : undefined;
  }

  set(id: string, value: T, time: number): void {
    // Deleted before it is set, so that the first entry is the oldest: it goes when there are too many.
    this.#entries.delete(id);
    const [oldest] = this.#entries.size >= maxCacheSize ? this.#entries.keys() : [];
    if (oldest !== undefined) this.#entries.delete(oldest);
    this.#entries.set(id, { value, until: time + cacheDuration });
  }
}

interface KnownKey {
  readonly hash: Buffer;
  readonly principal: Principal;
}

/** The keys of all workspaces. A key is found by the id in it and compared in constant time. */
export class MongoKeys implements KeyStore {
  readonly #keys: Collection<StoredKey>;
  readonly #workspaces: Collection<StoredWorkspace>;
  readonly #known = new ExpiringCache<KnownKey>();
  /** Ids that no key has. In a cache of their own, so that a caller who sends many of them evicts no key. */
  readonly #unknown = new ExpiringCache<true>();
  readonly #lookUps = new Map<string, Promise<KnownKey | null>>();

  constructor(keys: Collection<StoredKey>, workspaces: Collection<StoredWorkspace>) {
    this.#keys = keys;
    this.#workspaces = workspaces;
  }

  async authenticate(secret: string, now: Date): Promise<Principal | null> {
    const id = keyIdOf(secret);
    if (id === undefined) return null;
    const time = now.getTime();
    const known = this.#known.get(id, time) ?? (this.#unknown.get(id, time) ? null : await this.#lookUp(id, time));
    if (known === null || !timingSafeEqual(known.hash, hashOf(secret))) return null;
    const { expires_at } = known.principal.key;
    return expires_at !== null && expires_at <= now ? null : known.principal;
  }

  /** Concurrent callers with the same id share a read. */
  #lookUp(id: string, time: number): Promise<KnownKey | null> {
    const current = this.#lookUps.get(id);
    if (current !== undefined) return current;
    const lookUp = this.#read(id, time).finally(() => this.#lookUps.delete(id));
    this.#lookUps.set(id, lookUp);
    return lookUp;
  }

  async #read(id: string, time: number): Promise<KnownKey | null> {
    const key = await this.#keys.findOne({ _id: id }, { maxTimeMS });
    const workspace = key && (await this.#workspaces.findOne({ _id: key.workspace_id }, { maxTimeMS }));
    if (key === null || workspace === null) {
      this.#unknown.set(id, true, time);
      return null;
    }
    const known = { hash: Buffer.from(key.hash, 'base64url'), principal: principalOf(key, workspace) };
    this.#known.set(id, known, time);
    return known;
  }
}
withDeadline(MongoKeys);

function principalOf({ _id: id, name, scopes, expires_at }: StoredKey, workspace: StoredWorkspace): Principal {
  const allScopes = scopes.includes('admin') ? Scope.options : scopes;
  return { workspace: { id: workspace._id, name: workspace.name }, key: { id, name, scopes, expires_at }, scopes: new Set(allScopes) };
}
