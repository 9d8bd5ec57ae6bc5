import { randomUUID } from 'node:crypto';
import { Problem } from '@handbill/contract';
import type { ClientSession, Db, Filter } from 'mongodb';
import { hasEndedWith, Makers } from './makers.ts';
import type { StoredKey } from './stored-key.ts';

/** More are not looked at: one that stays is enough. */
const maxLookedAt = 500;

interface Leaving {
  readonly workspace_id: string;
  /** The keys that end, or get an end. */
  readonly leaving: Filter<StoredKey>;
}

/** Throws `last_admin_key` where no lasting `admin` key would stay. Of two transactions at once one begins again: both write to the first key. */
export async function assertAdminStays(db: Db, { workspace_id, leaving }: Leaving, session: ClientSession): Promise<void> {
  const keys = db.collection<StoredKey>('keys');
  const lasting: Filter<StoredKey> = { workspace_id, scopes: 'admin', expires_at: null };
  const first = await keys.findOne(lasting, { projection: { _id: 1 }, sort: { _id: 1 }, session });
  if (first === null || (await keys.findOne({ ...lasting, $and: [leaving] }, { projection: { _id: 1 }, session })) === null) return;
  await keys.updateOne({ _id: first._id, workspace_id }, { $set: { locked_by: randomUUID() } }, { session });
  const options = { projection: { workspace_id: 1, created_by: 1 }, limit: maxLookedAt, session } as const;
  const staying = await keys.find({ ...lasting, $nor: [leaving] }, options).toArray();
  const makersOf = await new Makers(db).of(staying);
  if (staying.some((key) => !hasEndedWith(makersOf(key)))) return;
  const detail = 'No other key of the workspace has admin and does not expire. Nothing was changed.';
  throw new Problem('last_admin_key', {}, { detail });
}
