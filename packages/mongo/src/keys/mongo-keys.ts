import { timingSafeEqual } from 'node:crypto';
import { Scope } from '@handbill/contract';
import type { IdentifiedKey, KeyStore, Principal } from '@handbill/operations';
import type { Collection, Db } from 'mongodb';
import { GatheredWrites } from '../database/batches/gathered-writes.ts';
import { maxTimeMS } from '../database/client-options.ts';
import type { WatchChanges } from '../database/watch-changes.ts';
import { capsOf } from './caps-of.ts';
import { EndingKeys } from './ending-keys.ts';
import { KeyCache } from './key-cache.ts';
import { hashOf, keyIdOf } from './key-secret.ts';
import { familyOf, hasEndedWith, keyBehind, Makers, obeyedLimits, type Maker } from './makers.ts';
import type { StoredEndedKey, StoredKey } from './stored-key.ts';
import { ofPrincipal, type StoredWorkspace } from './stored-workspace.ts';

/** When keys were last used, by their ids, with their workspaces. */
export type Uses = ReadonlyMap<string, { readonly workspaceId: string; readonly at: Date }>;

/** Last uses change nothing that is remembered. */
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

/** An id that opens nothing: no key has it, or only an ended one, of this workspace. */
interface EndedKey {
  readonly endedIn: string | null;
}

type LookedUp = KnownKey | EndedKey;

const sourcesOf = ({ key, created_by, workspace }: Principal): readonly string[] => [key.id, ...created_by, workspace.id];

/** The keys of all workspaces. A key is found by the id in it and compared in constant time. */
export class MongoKeys implements KeyStore {
  readonly #keys: Collection<StoredKey>;
  readonly #workspaces: Collection<StoredWorkspace>;
  readonly #ended: Collection<StoredEndedKey>;
  readonly #makers: Makers;
  readonly #ending: EndingKeys;
  readonly #known = new KeyCache<KnownKey>();
  /** In a cache of their own, so that a caller who sends many of them evicts no key. */
  readonly #useless = new KeyCache<EndedKey>();
  readonly #lookUps = new Map<string, Promise<LookedUp>>();
  readonly #listeners = new Map<string, Set<() => void>>();
  /** Forgets all principals that are made from a key or a workspace. Look-ups under way may have read it before its change. */
  readonly forget = (id: string): void => {
    this.#known.forget(id);
    this.#useless.forget(id);
    this.#lookUps.clear();
    for (const changed of this.#listeners.get(id) ?? []) changed();
  };
  readonly onChange: KeyStore['onChange'] = (of, listener) => {
    const sources = sourcesOf(of);
    for (const id of sources) this.#listeners.set(id, (this.#listeners.get(id) ?? new Set()).add(listener));
    return () => {
      for (const id of sources) {
        const listeners = this.#listeners.get(id);
        listeners?.delete(listener);
        if (listeners?.size === 0) this.#listeners.delete(id);
      }
    };
  };
  /** Follows the keys and workspaces that other servers change, so that remembered ones are right. */
  readonly watch = (watchChanges: WatchChanges): (() => void) =>
    watchChanges(
      keyNews,
      (id) => this.forget(id),
      'Keys are read anew every second: the changes of the database cannot be watched; trying again',
      (isNew) => {
        if (isNew) for (const part of [this.#known, this.#useless, this.#lookUps]) part.clear();
        for (const cache of [this.#known, this.#useless]) cache.markCurrent(Date.now());
      },
    );
  readonly #lastUses = new GatheredWrites<{ workspaceId: string; at: Date }>((uses) => this.writeLastUses(uses));

  constructor(db: Db, workspaces: Collection<StoredWorkspace> = db.collection('workspaces')) {
    this.#keys = db.collection('keys');
    this.#ended = db.collection('keys_revoked');
    this.#workspaces = workspaces;
    this.#makers = new Makers(db);
    this.#ending = new EndingKeys(db, this.forget);
  }

  async authenticate(secret: string, now: Date): Promise<Principal | null> {
    return (await this.identify(secret, now)).principal;
  }

  async identify(secret: string, now: Date): Promise<IdentifiedKey> {
    const id = keyIdOf(secret);
    if (id === undefined) return { principal: null, known: undefined };
    const time = now.getTime();
    const found = this.#known.get(id, time) ?? this.#useless.get(id, time) ?? (await this.#lookUp(id, time));
    const workspaceId = 'endedIn' in found ? found.endedIn : found.principal.workspace.id;
    return { principal: this.#opened(id, found, secret, now), known: workspaceId === null ? undefined : { workspaceId, keyId: id } };
  }

  #opened(id: string, found: LookedUp, secret: string, now: Date): Principal | null {
    if ('endedIn' in found || !timingSafeEqual(found.hash, hashOf(secret))) return null;
    const { expires_at } = found.principal.key;
    if (expires_at !== null && expires_at <= now) return null;
    if (now.getTime() - found.lastUsedAt >= useInterval) {
      found.lastUsedAt = now.getTime();
      this.#lastUses.set(id, { workspaceId: found.principal.workspace.id, at: now });
    }
    return found.principal;
  }

  /** Never back in time, whichever server writes first. */
  async writeLastUses(uses: Uses): Promise<void> {
    const updates = Array.from(uses, ([_id, { workspaceId: workspace_id, at }]) => ({
      updateOne: { filter: { _id, workspace_id }, update: { $max: { last_used_at: at } } },
    }));
    await this.#keys.bulkWrite(updates, { ordered: false, maxTimeMS });
  }

  async endExpired(now: Date): Promise<void> {
    await this.#ending.endExpired(now);
  }

  async close(): Promise<void> {
    await this.#lastUses.close();
  }

  /** Concurrent callers with the same id share a read. */
  #lookUp(id: string, time: number): Promise<LookedUp> {
    const current = this.#lookUps.get(id);
    if (current !== undefined) return current;
    const lookUp = this.#read(id)
      .then((found) => {
        if (this.#isCurrent(id, lookUp)) this.#remember(id, found, time);
        return found;
      })
      .finally(() => {
        if (this.#isCurrent(id, lookUp)) this.#lookUps.delete(id);
      });
    this.#lookUps.set(id, lookUp);
    return lookUp;
  }

  #isCurrent(id: string, lookUp: Promise<LookedUp>): boolean {
    return this.#lookUps.get(id) === lookUp;
  }

  #remember(id: string, found: LookedUp, time: number): void {
    if ('endedIn' in found) this.#useless.set(id, found, time);
    else this.#known.set(id, found, time, sourcesOf(found.principal));
  }

  async #read(id: string): Promise<LookedUp> {
    const key = await this.#keys.findOne({ _id: id }, { maxTimeMS });
    if (key === null) {
      const ended = await this.#ended.findOne({ _id: id }, { projection: { workspace_id: 1 }, maxTimeMS });
      return { endedIn: ended?.workspace_id ?? null };
    }
    const workspace = await this.#workspaces.findOne({ _id: key.workspace_id }, { maxTimeMS });
    if (workspace === null) return { endedIn: null };
    const makers = (await this.#makers.of([key]))(key);
    const behind = key.is_session === true ? keyBehind(key, makers) : null;
    const isOver = hasEndedWith(makers) || (key.is_session === true && behind === null);
    if (isOver) return { endedIn: key.workspace_id };
    const lastUsedAt = key.last_used_at?.getTime() ?? 0;
    const principal = { ...principalOf(key, workspace, makers), behind };
    return { hash: Buffer.from(key.hash, 'base64url'), principal, lastUsedAt };
  }
}

function principalOf(stored: StoredKey, workspace: StoredWorkspace, makers: readonly Maker[]): Omit<Principal, 'behind'> {
  const { _id: id, name, scopes, created_by = [] } = stored;
  return {
    ...ofPrincipal(workspace),
    key: { id, name, scopes, ...obeyedLimits(stored, makers) },
    scopes: new Set(scopes.includes('admin') ? Scope.options : scopes),
    created_by,
    family: familyOf(stored, makers),
    caps: capsOf([stored, ...makers], [workspace]),
  };
}
