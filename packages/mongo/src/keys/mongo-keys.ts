import { timingSafeEqual } from 'node:crypto';
import { Scope } from '@handbill/contract';
import type { KeyStore, Principal } from '@handbill/operations';
import type { Collection } from 'mongodb';
import { maxTimeMS } from '../max-time.ts';
import { hashOf, keyIdOf } from './key-secret.ts';
import { ShortMemory } from './short-memory.ts';
import type { StoredKey } from './stored-key.ts';
import type { StoredWorkspace } from './stored-workspace.ts';

interface Known {
  readonly hash: Buffer;
  readonly principal: Principal;
}

/** The keys of all workspaces. A key is found by the id in it and compared in constant time. */
export class MongoKeys implements KeyStore {
  readonly #keys: Collection<StoredKey>;
  readonly #workspaces: Collection<StoredWorkspace>;
  readonly #known = new ShortMemory<Known>();
  /** Ids that no key has, apart from the others: whoever sends many of them drives no key out. */
  readonly #unknown = new ShortMemory<true>();
  readonly #lookUps = new Map<string, Promise<Known | null>>();

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

  /** Those who ask for the same id at once share a read. */
  #lookUp(id: string, time: number): Promise<Known | null> {
    const underway = this.#lookUps.get(id);
    if (underway !== undefined) return underway;
    const lookUp = this.#read(id, time).finally(() => this.#lookUps.delete(id));
    this.#lookUps.set(id, lookUp);
    return lookUp;
  }

  async #read(id: string, time: number): Promise<Known | null> {
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
  const held = scopes.includes('admin') ? Scope.options : scopes;
  return { workspace: { id: workspace._id, name: workspace.name }, key: { id, name, scopes, expires_at }, scopes: new Set(held) };
}
