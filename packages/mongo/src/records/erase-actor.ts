import type { Db, Document, UpdateFilter } from 'mongodb';
import { outboxCollection } from './outbox.ts';

/** Where records may have events that wait. */
const withOutbox = ['campaigns', 'campaigns_deleted', 'content', 'content_deleted', 'brand_voices', 'keys', outboxCollection];

/** Where else an actor is named: of changes that are being made, and in what events tell of keys. */
const places: readonly (readonly [collection: string, path: string])[] = [
  ['keys', 'actor'],
  ['keys_revoked', 'actor'],
  ['content', 'lease.actor'],
  [outboxCollection, 'record.actor'],
  ['events', 'actor'],
  ['events', 'data.actor'],
  ['events', 'previous.actor'],
];

/** Between two rounds, in milliseconds: events that were being stored in the first are found by the second. */
const pause = 1_000;

/** Takes one actor out of all that tells of one, in all workspaces, while servers run. Resolves to how many documents of which collection that changed. */
export async function eraseActor(db: Db, actor: string): Promise<ReadonlyMap<string, number>> {
  const changed = new Map<string, number>();
  const update = async (name: string, filter: Document, change: UpdateFilter<Document>, arrayFilters?: Document[]) => {
    const { modifiedCount } = await db.collection(name).updateMany(filter, change, arrayFilters && { arrayFilters });
    if (modifiedCount > 0) changed.set(name, (changed.get(name) ?? 0) + modifiedCount);
  };
  const round = async () => {
    for (const name of withOutbox)
      for (const path of ['actor', 'previous.actor']) {
        const which = { [`outbox.${path}`]: actor };
        await update(name, which, { $set: { [`outbox.$[one].${path}`]: null } }, [{ [`one.${path}`]: actor }]);
      }
    for (const [name, path] of places) await update(name, { [path]: actor }, { $set: { [path]: null } });
  };
  await round();
  await new Promise((resolve) => setTimeout(resolve, pause));
  await round();
  return changed;
}
