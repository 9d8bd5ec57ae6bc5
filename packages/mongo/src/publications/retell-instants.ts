import { instantAt } from '@handbill/contract';
import type { Db } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { Changes } from '../records/change.ts';
import { asLiterals, withoutOutbox } from '../records/outbox.ts';
import { keptPublications, type StoredPublication } from './stored-publication.ts';

const maxTogether = 500;

/** Computes instants of local times anew that older time zone data gave: people plan by the clocks. Published ones stay. */
export async function retellInstants(db: Db, at: Date, zone_data = process.versions['tz'] ?? ''): Promise<void> {
  const publications = db.collection<StoredPublication>(keptPublications.name);
  const changes = new Changes<StoredPublication>(db, keptPublications);
  const why = 'publication.updated';
  for (;;) {
    const older = { zone_data: { $lt: zone_data } };
    const found = await publications.find(older, { projection: withoutOutbox, limit: maxTogether, maxTimeMS }).toArray();
    for (const { _id: id, workspace_id: workspaceId, planned_for, status, revision } of found) {
      const present = planned_for && { ...planned_for, ...instantAt(planned_for.local, planned_for.time_zone) };
      const isSame = present === null || status === 'published' || present.at.getTime() === planned_for?.at.getTime();
      const by = { workspaceId, keyId: null, actor: 'system:time_zones', requestId: null };
      const events = [{ type: why, previous: asLiterals({ planned_for }) }] as const;
      if (!isSame)
        await changes.update({ by, at, why, events, id, from: { revision }, members: { planned_for: present, updated_at: at, zone_data } });
      else await publications.updateOne({ _id: id, workspace_id: workspaceId, revision }, { $set: { zone_data } }, { maxTimeMS });
    }
    if (found.length < maxTogether) return;
  }
}
