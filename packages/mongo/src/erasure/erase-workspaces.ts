import type { Collection, Db, Filter } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import type { DeletedWorkspace } from '../keys/stored-workspace.ts';
import { collections, recordsOf } from '../schema/collections.ts';

interface Stored {
  _id: string;
  workspace_id?: string;
}

/** As many are deleted with one command, so that no other workspace waits for it. */
const maxTogether = 500;

/** When a deleted workspace is gone through, in milliseconds: again after calls under way, and when none of its texts can be written. */
const rounds = [0, 10_000, 30 * 60_000];

async function eraseFrom(collection: Collection<Stored>, which: Filter<Stored>, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const found = await collection.find(which, { projection: { _id: 1 }, limit: maxTogether, maxTimeMS }).toArray();
    if (found.length === 0 || signal?.aborted === true) return;
    await collection.deleteMany({ ...which, _id: { $in: found.map(({ _id }) => _id) } }, { maxTimeMS });
    if (found.length < maxTogether) return;
  }
}

/** The keys first, so that nothing new comes; the note that the workspace is being erased stays until nothing can come any more. */
const inOrder = [...collections.filter(({ name }) => name === 'keys'), ...collections.filter(({ name }) => name !== 'keys')].filter(
  ({ name }) => name !== 'deleted_workspaces',
);

/** Erases the rest of deleted workspaces, for good. A killed process leaves its part to the next one that looks. */
export async function eraseWorkspaces(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  const deleted = db.collection<DeletedWorkspace>('deleted_workspaces');
  for await (const { _id, workspace_id, deleted_at, rounds: before } of deleted.find({ due_at: { $lte: now } }, { maxTimeMS })) {
    for (const kept of inOrder) await eraseFrom(db.collection<Stored>(kept.name), recordsOf(kept, workspace_id), signal);
    if (signal?.aborted === true) return;
    const next = rounds[before + 1];
    const which = { _id, workspace_id, rounds: before };
    if (next === undefined) await deleted.deleteOne(which, { maxTimeMS });
    else await deleted.updateOne(which, { $set: { rounds: before + 1, due_at: new Date(deleted_at.getTime() + next) } }, { maxTimeMS });
  }
}
