import { timingSafeEqual } from 'node:crypto';
import { Scope } from '@handbill/contract';
import type { KeyStore, Principal } from '@handbill/router';
import type { Collection } from 'mongodb';
import { maxTimeMS } from '../max-time.ts';
import { hashOf, keyIdOf } from './key-secret.ts';
import type { StoredKey } from './stored-key.ts';
import type { StoredWorkspace } from './stored-workspace.ts';

/** How long a key that was looked up is trusted. */
const trusted_ms = 5_000;
const maxKnown = 10_000;

interface Known {
  readonly hash: Buffer;
  readonly principal: Principal;
  readonly until: number;
}

/** The keys of all workspaces. A key is found by the id in it and compared in constant time. */
export class MongoKeys implements KeyStore {
  readonly #keys: Collection<StoredKey>;
  readonly #workspaces: Collection<StoredWorkspace>;
  readonly #known = new Map<string, Known>();

  constructor(keys: Collection<StoredKey>, workspaces: Collection<StoredWorkspace>) {
    this.#keys = keys;
    this.#workspaces = workspaces;
  }

  async authenticate(secret: string, now: Date): Promise<Principal | null> {
    const id = keyIdOf(secret);
    if (id === undefined) return null;
    const known = this.#trusted(id, now) ?? (await this.#lookUp(id, now));
    if (known === null || !timingSafeEqual(known.hash, hashOf(secret))) return null;
    const { expires_at } = known.principal.key;
    return expires_at !== null && expires_at <= now ? null : known.principal;
  }

  #trusted(id: string, now: Date): Known | undefined {
    const known = this.#known.get(id);
    return known !== undefined && known.until > now.getTime() ? known : undefined;
  }

  async #lookUp(id: string, now: Date): Promise<Known | null> {
    const key = await this.#keys.findOne({ _id: id }, { maxTimeMS });
    const workspace = key && (await this.#workspaces.findOne({ _id: key.workspace_id }, { maxTimeMS }));
    if (key === null || workspace === null) return null;
    const known = { hash: Buffer.from(key.hash, 'base64url'), principal: principalOf(key, workspace), until: now.getTime() + trusted_ms };
    if (this.#known.size >= maxKnown) this.#known.clear();
    this.#known.set(id, known);
    return known;
  }
}

function principalOf({ _id: id, name, scopes, expires_at }: StoredKey, workspace: StoredWorkspace): Principal {
  const held = scopes.includes('admin') ? Scope.options : scopes;
  return { workspace: { id: workspace._id, name: workspace.name }, key: { id, name, scopes, expires_at }, scopes: new Set(held) };
}
