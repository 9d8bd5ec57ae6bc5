import { publicationSteps } from '@handbill/contract';
import type { Author } from '@handbill/operations';
import type { ClientSession, Db } from 'mongodb';
import { Changes } from '../records/change.ts';
import { previousOf } from '../records/outbox.ts';
import { countPlacements } from './placement-counts.ts';
import { keptPublications, type StoredPublication } from './stored-publication.ts';

interface Cancelling {
  readonly by: Author;
  readonly at: Date;
  readonly campaignId: string;
}

/** Cancels the publications of a campaign that are neither out nor cancelled, in the transaction that ends it. */
export async function cancelOpenOf(db: Db, { by, at, campaignId: campaign_id }: Cancelling, session: ClientSession): Promise<void> {
  const { from, to: status, event: why } = publicationSteps.cancel;
  const changes = new Changes<StoredPublication>(db, keptPublications);
  const isOpen = { status: { $in: [...from] } };
  const which = { workspace_id: by.workspaceId, campaign_id, ...isOpen };
  const open = await db.collection<StoredPublication>(keptPublications.name).find(which, { session }).toArray();
  const events = [{ type: why, previous: previousOf('status') }];
  const members = { status, updated_at: at };
  await changes.updateAll(
    open.map(({ _id: id }) => ({ by, at, why, events, id, from: isOpen, members })),
    session,
  );
  await countPlacements(db, by.workspaceId, { before: open, after: open.map((one) => ({ ...one, status })) }, session);
}
