import type { Cap } from '@handbill/operations';
import type { Collection, Db } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { capsOf } from '../keys/caps-of.ts';
import type { StoredKey, StoredWorkspace } from '../keys/mongo-keys.ts';

/** The keys of workspaces, as far as what one spends counts for others. */
export class KeyFamilies {
  readonly #keys: Collection<StoredKey>;
  readonly #workspaces: Collection<StoredWorkspace>;

  constructor(db: Db) {
    this.#keys = db.collection('keys');
    this.#workspaces = db.collection('workspaces');
  }

  /** A key, and all that it was made by. */
  async makersOf(workspaceId: string, keyId: string): Promise<readonly string[]> {
    void workspaceId;
    return [keyId];
  }

  /** A key, and all that it has made, and these in their turn. */
  async madeBy(workspaceId: string, keyId: string): Promise<readonly string[]> {
    void workspaceId;
    return [keyId];
  }

  /** All caps in a workspace. */
  async capsIn(workspace_id: string): Promise<readonly Cap[]> {
    const keys = await this.#keys.find({ workspace_id }, { projection: { hash: 0 }, maxTimeMS }).toArray();
    const workspace = await this.#workspaces.findOne({ _id: workspace_id }, { maxTimeMS });
    return capsOf(keys, workspace === null ? [] : [workspace]);
  }
}
