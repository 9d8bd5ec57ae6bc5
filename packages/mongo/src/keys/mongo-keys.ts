import { timingSafeEqual } from 'node:crypto';
import { Scope } from '@handbill/contract';
import type { KeyStore, Principal } from '@handbill/operations';
import type { Collection } from 'mongodb';
import { maxTimeMS } from '../client-options.ts';
import { hashOf, keyIdOf, type StoredKey, type StoredWorkspace } from './stored-key.ts';

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

function principalOf({ _id: id, name, scopes, expires_at }: StoredKey, workspace: StoredWorkspace): Principal {
  const allScopes = scopes.includes('admin') ? Scope.options : scopes;
  return { workspace: { id: workspace._id, name: workspace.name }, key: { id, name, scopes, expires_at }, scopes: new Set(allScopes) };
}
