import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { revocationSeconds, Key, Scope } from '@handbill/contract';
import type { KeyStore, Principal } from '@handbill/operations';
import type { Collection } from 'mongodb';
import { GatheredWrites } from '../database/batches/gathered-writes.ts';
import { maxTimeMS } from '../database/client-options.ts';
import type { DeclaredIndex } from '../database/index-form.ts';
import type { WatchChanges } from '../database/watch-changes.ts';
import { capsOf } from './caps-of.ts';
import { ofPrincipal, type StoredWorkspace } from './stored-workspace.ts';
import * as z from 'zod';

/** How a key is stored: its secret only as a hash. Those of older versions have no limits but their expiry. */
export const StoredKey = z.object({
  _id: z.string(),
  workspace_id: z.string(),
  name: z.string(),
  /** sha256 of the whole key, base64url. */
  hash: z.string(),
  scopes: z.array(Scope),
  expires_at: z.date().nullable(),
  models: Key.shape.models.optional(),
  actor: Key.shape.actor.optional(),
  /** Beyond 32 bits the driver writes a double. */
  monthly_token_cap: z.number().nullable().optional(),
  monthly_cost_cap: Key.shape.monthly_cost_cap.optional(),
  /** The key that made it, that one's maker and so on, revoked or not. */
  created_by: z.array(z.string()).optional(),
  revision: z.int().optional(),
  created_at: z.date(),
  updated_at: z.date().optional(),
  /** Missing until it is used. */
  last_used_at: z.date().optional(),
});
export type StoredKey = z.infer<typeof StoredKey>;

/** What is kept of a revoked key: what others spend still counts for it, and what it has spent for its makers. */
export const KeptKey = StoredKey.pick({ _id: true, workspace_id: true, created_by: true, monthly_token_cap: true, monthly_cost_cap: true });
export type KeptKey = z.infer<typeof KeptKey>;

/** How long an expired key is still listed. */
const retentionSeconds = 24 * 60 * 60;

/** From a key to all that it made, and those in their turn. */
export const madeIndex: DeclaredIndex = { name: 'workspace_created_by', key: { workspace_id: 1, created_by: 1 } };

export const keyIndexes: readonly DeclaredIndex[] = [
  { name: 'workspace', key: { workspace_id: 1, _id: -1 } },
  madeIndex,
  // A key that never expires has no date here, and stays.
  { name: 'expires_at', key: { expires_at: 1 }, expireAfterSeconds: retentionSeconds },
];

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

/** How many milliseconds a look-up counts while nothing is heard of changes. */
const cacheDuration = revocationSeconds * 1_000;
/** The database says once a second that nothing has changed. */
const silence = 1_000;
const maxCacheSize = 10_000;

/** Values by id, the latest `maxCacheSize` of them. Each is known for `cacheDuration`, and for as long as it would be heard of if it changed. */
export class KeyCache<T> {
  readonly #entries = new Map<string, { readonly value: T; readonly since: number }>();
  #heardAt = -Infinity;

  get(id: string, time: number): T | undefined {
    const entry = this.#entries.get(id);
    if (entry === undefined) return undefined;
    return time - Math.max(entry.since, this.#heardAt + silence) < cacheDuration ? entry.value : undefined;
  }

  set(id: string, value: T, time: number): void {
    // Deleted before it is set, so that the first entry is the oldest: it goes when there are too many.
    this.#entries.delete(id);
    const [oldest] = this.#entries.size >= maxCacheSize ? this.#entries.keys() : [];
    if (oldest !== undefined) this.#entries.delete(oldest);
    this.#entries.set(id, { value, since: time });
  }

  /** All changes up to now have been heard of. */
  heard(time: number): void {
    this.#heardAt = time;
  }

  /** The ids of the entries that match. */
  ids(matches: (value: T) => boolean): string[] {
    return [...this.#entries].flatMap(([id, { value }]) => (matches(value) ? [id] : []));
  }

  delete(id: string): void {
    this.#entries.delete(id);
  }

  clear(): void {
    this.#entries.clear();
  }
}

/** When a key was last used, by its id, and whose it is. */
export type Uses = ReadonlyMap<string, { readonly workspaceId: string; readonly at: Date }>;

/** Without last uses, which change nothing that is remembered. */
const keyNews = [
  {
    $match: {
      'ns.coll': { $in: ['keys', 'workspaces'] },
      operationType: { $in: ['insert', 'update', 'replace', 'delete'] },
      'updateDescription.updatedFields.last_used_at': { $exists: false },
    },
  },
  { $project: { ns: 1, documentKey: 1, operationType: 1 } },
];

/** After how many milliseconds a key's use is written again. */
const useInterval = 60_000;

interface KnownKey {
  readonly hash: Buffer;
  readonly principal: Principal;
  /** As last written, by whichever server, or about to be; in milliseconds. */
  lastUsedAt: number;
}

/** The keys of all workspaces. A key is found by the id in it and compared in constant time. */
export class MongoKeys implements KeyStore {
  readonly #keys: Collection<StoredKey>;
  readonly #workspaces: Collection<StoredWorkspace>;
  readonly #revoked: Collection<KeptKey>;
  readonly #known = new KeyCache<KnownKey>();
  /** Ids that no key has. In a cache of their own, so that a caller who sends many of them evicts no key. */
  readonly #unknown = new KeyCache<true>();
  readonly #lookUps = new Map<string, Promise<KnownKey | null>>();
  readonly #listeners = new Map<string, Set<() => void>>();
  /** Remembers nothing more of a key. A look-up that is under way may have read it before it was changed, and does not count either. */
  readonly forget = (id: string): void => {
    this.#known.delete(id);
    this.#unknown.delete(id);
    this.#lookUps.delete(id);
    for (const changed of this.#listeners.get(id) ?? []) changed();
    // Its caps hold for what it made.
    for (const made of this.#known.ids(({ principal }) => principal.created_by.includes(id))) this.#known.delete(made);
  };
  /** Asks the database for nothing: whoever was just refused has been looked up. */
  readonly refusedKey = (secret: string, now: Date): Pick<Principal, 'key' | 'workspace'> | undefined => {
    const id = keyIdOf(secret);
    return id === undefined ? undefined : this.#known.get(id, now.getTime())?.principal;
  };
  readonly onChange: KeyStore['onChange'] = (id, listener) => {
    const listeners = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(id) === listeners) this.#listeners.delete(id);
    };
  };
  /** Hears of keys and workspaces that other servers change, so that what is remembered of them is right. */
  readonly watch = (watchChanges: WatchChanges): (() => void) =>
    watchChanges(
      keyNews,
      (id, { collection }) => {
        const ids = collection === 'keys' ? [id] : this.#known.ids(({ principal }) => principal.workspace.id === id);
        for (const each of ids) this.forget(each);
      },
      'Keys are read anew every second: the changes of the database cannot be watched; trying again',
      (isNew) => {
        if (isNew) for (const part of [this.#known, this.#unknown, this.#lookUps]) part.clear();
        for (const cache of [this.#known, this.#unknown]) cache.heard(Date.now());
      },
    );
  readonly #lastUses = new GatheredWrites<{ workspaceId: string; at: Date }>((uses) => this.writeLastUses(uses));

  constructor(keys: Collection<StoredKey>, workspaces: Collection<StoredWorkspace>, revoked: Collection<KeptKey>) {
    this.#keys = keys;
    this.#revoked = revoked;
    this.#workspaces = workspaces;
  }

  async authenticate(secret: string, now: Date): Promise<Principal | null> {
    const id = keyIdOf(secret);
    if (id === undefined) return null;
    const time = now.getTime();
    const known = this.#known.get(id, time) ?? (this.#unknown.get(id, time) ? null : await this.#lookUp(id, time));
    if (known === null || !timingSafeEqual(known.hash, hashOf(secret))) return null;
    const { expires_at } = known.principal.key;
    if (expires_at !== null && expires_at <= now) return null;
    if (time - known.lastUsedAt >= useInterval) {
      known.lastUsedAt = time;
      this.#lastUses.set(id, { workspaceId: known.principal.workspace.id, at: now });
    }
    return known.principal;
  }

  /** Never back in time, whichever server writes first. */
  async writeLastUses(uses: Uses): Promise<void> {
    const updates = Array.from(uses, ([_id, { workspaceId: workspace_id, at }]) => ({
      updateOne: { filter: { _id, workspace_id }, update: { $max: { last_used_at: at } } },
    }));
    await this.#keys.bulkWrite(updates, { ordered: false, maxTimeMS });
  }

  /** Writes what is still to be written of the keys' last uses. */
  async close(): Promise<void> {
    await this.#lastUses.close();
  }

  /** Concurrent callers with the same id share a read. */
  #lookUp(id: string, time: number): Promise<KnownKey | null> {
    const current = this.#lookUps.get(id);
    if (current !== undefined) return current;
    const lookUp = this.#read(id)
      .then((known) => {
        if (this.#isCurrent(id, lookUp)) this.#remember(id, known, time);
        return known;
      })
      .finally(() => {
        if (this.#isCurrent(id, lookUp)) this.#lookUps.delete(id);
      });
    this.#lookUps.set(id, lookUp);
    return lookUp;
  }

  #isCurrent(id: string, lookUp: Promise<KnownKey | null>): boolean {
    return this.#lookUps.get(id) === lookUp;
  }

  #remember(id: string, known: KnownKey | null, time: number): void {
    if (known === null) this.#unknown.set(id, true, time);
    else this.#known.set(id, known, time);
  }

  /** The keys that made a key, those too that were revoked since: their caps hold for it. */
  async #makersOf({ workspace_id, created_by = [] }: StoredKey): Promise<readonly KeptKey[]> {
    if (created_by.length === 0) return [];
    const which = { workspace_id, _id: { $in: created_by } };
    const [made, revoked] = await Promise.all([
      this.#keys.find(which, { maxTimeMS }).toArray(),
      this.#revoked.find(which, { maxTimeMS }).toArray(),
    ]);
    return [...made, ...revoked.filter(({ _id }) => !made.some((key) => key._id === _id))];
  }

  async #read(id: string): Promise<KnownKey | null> {
    const key = await this.#keys.findOne({ _id: id }, { maxTimeMS });
    const workspace = key && (await this.#workspaces.findOne({ _id: key.workspace_id }, { maxTimeMS }));
    if (key === null || workspace === null) return null;
    const lastUsedAt = key.last_used_at?.getTime() ?? 0;
    return { hash: Buffer.from(key.hash, 'base64url'), principal: principalOf(key, workspace, await this.#makersOf(key)), lastUsedAt };
  }
}

/** What limits a key; an older version stored it without. */
export const limitsOf = ({ expires_at, models = null, actor = null, monthly_token_cap = null, monthly_cost_cap = null }: StoredKey) => ({
  expires_at,
  models,
  actor,
  monthly_token_cap,
  monthly_cost_cap,
});

function principalOf(stored: StoredKey, workspace: StoredWorkspace, makers: readonly KeptKey[]): Principal {
  const { _id: id, name, scopes, created_by = [] } = stored;
  return {
    ...ofPrincipal(workspace),
    key: { id, name, scopes, ...limitsOf(stored) },
    scopes: new Set(scopes.includes('admin') ? Scope.options : scopes),
    created_by,
    caps: capsOf([stored, ...makers], [workspace]),
  };
}
