import type { Cap } from '@handbill/operations';
import type { Collection, Db, Document, Filter } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { capsOf } from '../keys/caps-of.ts';
import type { StoredEndedKey } from '../keys/stored-key.ts';
import type { StoredWorkspace } from '../keys/stored-workspace.ts';

/** The keys of workspaces, as far as the spending of one counts for others. */
export class KeyFamilies {
  readonly #keys: Collection<StoredEndedKey>;
  readonly #revoked: Collection<StoredEndedKey>;
  readonly #workspaces: Collection<StoredWorkspace>;

  constructor(db: Db) {
    this.#keys = db.collection('keys');
    this.#revoked = db.collection('keys_revoked');
    this.#workspaces = db.collection('workspaces');
  }

  async makersOf(workspace_id: string, _id: string): Promise<readonly string[]> {
    const found = await this.#search({ workspace_id, _id }, { created_by: 1 });
    return [_id, ...found.flatMap(({ created_by = [] }) => created_by)];
  }

  /** A key, and all that it has made, directly or not. */
  async madeBy(workspace_id: string, keyId: string): Promise<readonly string[]> {
    const found = await this.#search({ workspace_id, created_by: keyId }, { _id: 1 });
    return [keyId, ...found.map(({ _id }) => _id)];
  }

  async #search(which: Filter<StoredEndedKey>, projection: Document): Promise<readonly StoredEndedKey[]> {
    const found = await Promise.all([this.#keys, this.#revoked].map((keys) => keys.find(which, { projection, maxTimeMS }).toArray()));
    return found.flat();
  }

  /** The caps that hold for the spending of a key, which may be revoked: its own, those of its makers, and its workspace's. */
  async capsFor(workspace_id: string, keyId: string | null): Promise<readonly Cap[]> {
    const workspace = await this.#workspaces.findOne({ _id: workspace_id }, { maxTimeMS });
    const makers = keyId === null ? [] : await this.makersOf(workspace_id, keyId);
    const found = makers.length === 0 ? [] : await this.#search({ workspace_id, _id: { $in: [...makers] } }, {});
    const keys = new Map(found.toReversed().map((key) => [key._id, key]));
    return capsOf([...keys.values()], workspace === null ? [] : [workspace]);
  }

  async capsIn(workspace_id: string): Promise<readonly Cap[]> {
    const keys = await this.#keys.find({ workspace_id }, { sort: { _id: 1 }, maxTimeMS }).toArray();
    const workspace = await this.#workspaces.findOne({ _id: workspace_id }, { maxTimeMS });
    return capsOf(keys, workspace === null ? [] : [workspace]);
  }
}
