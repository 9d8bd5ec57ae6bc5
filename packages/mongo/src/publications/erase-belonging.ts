import type { Db, Filter } from 'mongodb';
import { inTransaction } from '../database/in-transaction.ts';
import { Changes } from '../records/change.ts';
import type { Kept, StoredErasedRecord } from '../records/kept.ts';
import { countPlacements, type Counted } from './placement-counts.ts';

const maxTogether = 200;

type Belonging = Counted & { readonly _id: string; readonly workspace_id: string };

/** Erases the publications of an erased text or campaign, hidden ones too, with the data of their events. */
export async function eraseBelonging(db: Db, kept: Kept, { _id: id, workspace_id }: StoredErasedRecord): Promise<void> {
  const by = { workspaceId: workspace_id, keyId: null, actor: null, requestId: null };
  const field = id.startsWith('cnt_') ? 'content_id' : id.startsWith('cmp_') ? 'campaign_id' : undefined;
  if (field === undefined) return;
  for (const place of [kept, kept.trash]) {
    if (place === undefined) continue;
    const changes = new Changes<Belonging>(db, place);
    for (let taken = maxTogether; taken === maxTogether;) {
      const at = new Date();
      taken = await inTransaction(db.client, async (session) => {
        const which = { workspace_id, [field]: id } as Filter<Belonging>;
        const found = await changes.takeAll({ by, why: 'publication.deleted', at }, which, session, maxTogether);
        if (found.length === 0) return 0;
        if (place === kept) await countPlacements(db, workspace_id, { before: found }, session);
        const erased = found.map(({ _id }) => ({ _id, workspace_id, voice_id: null, at, again_at: at }));
        await db.collection<StoredErasedRecord>('erased_records').insertMany(erased, { session });
        return found.length;
      });
    }
  }
}
