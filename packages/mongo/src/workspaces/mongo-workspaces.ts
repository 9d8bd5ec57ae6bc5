import type { Key, Page, Workspace, WorkspaceQuery } from '@handbill/contract';
import type { Author, ExpectedRevisions, ExportedPiece, WorkspaceStore } from '@handbill/operations';
import type { Collection, Db } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { findPage } from '../database/lists/find-page.ts';
import { readRecord } from '../database/lists/read-page.ts';
import { pick } from '../database/pick.ts';
import { newKeySecret } from '../keys/key-secret.ts';
import { keptKeys, type StoredKey } from '../keys/stored-key.ts';
import { fromStored, keptWorkspaces, type DeletedWorkspace, type StoredWorkspace } from '../keys/stored-workspace.ts';
import { Changes } from '../records/change.ts';
import { changedMembers } from '../records/changed-members.ts';
import { asLiterals, withoutOutbox } from '../records/outbox.ts';
import { collections, recordsOf } from '../schema/collections.ts';

/** As many records are in memory at once: of the largest kinds each may have half a megabyte. */
const batchSize = 10;

/** Everything that is kept of a workspace, as it is when it is come to, and a last record that says how much that was. */
async function* exportWorkspace(db: Db, workspaceId: string): AsyncGenerator<ExportedPiece> {
  let count = 0;
  for (const kept of collections) {
    const { name: kind, exported } = kept;
    if (exported === null) continue;
    const options = { projection: withoutOutbox, batchSize, raw: true } as const;
    const cursor = db.collection(kind).find<Buffer>(recordsOf(kept, workspaceId), options);
    try {
      while (await cursor.hasNext()) {
        const stored = cursor.readBufferedDocuments();
        count += stored.length;
        const records = stored.map((record) => ({ kind, record: { ...exported(readRecord(record) as never) } }));
        yield { records, bytes: stored.reduce((sum, { length }) => sum + length, 0) };
      }
    } finally {
      await cursor.close();
    }
  }
  yield { records: [{ kind: 'end', record: { records: count } }], bytes: 0 };
}

const editable = (workspace: Workspace) =>
  pick(workspace, ['name', 'monthly_token_cap', 'monthly_cost_cap', 'review', 'approval', 'time_zone', 'updated_at']);

/** All workspaces, in MongoDB, for a key of the first one: they are its records, and its feed tells of them. */
export class MongoWorkspaces implements WorkspaceStore {
  readonly #by: Author;
  readonly #db: Db;
  readonly #workspaces: Collection<StoredWorkspace>;
  readonly #changes: Changes<StoredWorkspace>;
  readonly #forget: (id: string) => void;
  readonly export = (id: string): AsyncIterable<ExportedPiece> => exportWorkspace(this.#db, id);

  /** `forget` is called with the id of a workspace that has changed, or of a new key. */
  constructor(by: Author, db: Db, forget: (id: string) => void) {
    this.#by = by;
    this.#db = db;
    this.#workspaces = db.collection('workspaces');
    this.#changes = new Changes(db, keptWorkspaces);
    this.#forget = forget;
  }

  async create({ id: _id, created_at: at, ...workspace }: Workspace, { id: keyId, name, scopes, expires_at }: Key): Promise<string> {
    const by = this.#by;
    const { secret, hash } = newKeySecret(keyId);
    // The event must not show names of another workspace.
    const ofKey = { by: { ...by, workspaceId: _id, keyId: null, actor: null }, why: 'key.created', at } as const;
    await inTransaction(this.#db.client, async (session) => {
      // An earlier attempt at the call may have stored it; whoever repeats a call has not got the secret.
      const stored = await this.#workspaces.findOne({ _id, workspace_id: by.workspaceId }, { projection: { _id: 1 }, session });
      const record = { _id, workspace_id: by.workspaceId, created_at: at, ...workspace };
      if (stored === null) await this.#changes.insert({ by, why: 'workspace.created', at }, record, session);
      const key = { _id: keyId, workspace_id: _id, name, hash, scopes, expires_at, created_at: at };
      await new Changes<StoredKey>(this.#db, keptKeys).insertAgain(ofKey, key, session);
    });
    this.#forget(keyId);
    return secret;
  }

  async get(_id: string): Promise<Workspace | null> {
    const stored = await this.#workspaces.findOne({ _id, workspace_id: this.#by.workspaceId }, { projection: withoutOutbox, maxTimeMS });
    return stored && fromStored(stored);
  }

  list(query: WorkspaceQuery): Promise<Page<Workspace>> {
    const filter = { workspace_id: this.#by.workspaceId };
    return findPage({ collection: this.#workspaces, filter, query, projection: withoutOutbox, read: fromStored });
  }

  async replace(workspace: Workspace, current: Workspace): Promise<boolean> {
    const { id, updated_at: at } = workspace;
    const members = editable(workspace);
    const previous = asLiterals(changedMembers(editable(current), members));
    const why = 'workspace.updated';
    const change = { by: this.#by, at, why, events: [{ type: why, previous }], id, from: { revision: current.revision }, members } as const;
    if ((await this.#changes.update(change)) === null) return false;
    this.#forget(id);
    return true;
  }

  async delete(id: string, at: Date, expected?: ExpectedRevisions): Promise<boolean> {
    const change = { by: this.#by, why: 'workspace.deleted', at, id, expected } as const;
    const deleted = this.#db.collection<DeletedWorkspace>('deleted_workspaces');
    // Without its workspace no key opens anything. That there is something to erase is known from then on, whatever becomes of this process.
    const isDeleted = await this.#changes.delete(change, async (session) => {
      await deleted.insertOne({ _id: id, workspace_id: id, deleted_at: at, due_at: at, rounds: 0 }, { session });
    });
    if (isDeleted) this.#forget(id);
    return isDeleted;
  }
}
