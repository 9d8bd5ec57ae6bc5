import type { Db } from 'mongodb';
import type { Seeded } from './seed.ts';

/** Takes away what was created since, and lets all seeded campaigns run as at first. */
export async function reset(db: Db, { workspaceId, ids }: Seeded): Promise<void> {
  const campaigns = db.collection<{ _id: string }>('campaigns');
  await campaigns.deleteMany({ workspace_id: workspaceId, _id: { $gt: ids.at(-1) ?? '' } });
  await campaigns.updateMany({ workspace_id: workspaceId }, { $set: { status: 'active', revision: 1 } });
}
