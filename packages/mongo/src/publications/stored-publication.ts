import { allowedPublicationActions, Publication } from '@handbill/contract';
import type { Placement } from '@handbill/operations';
import * as z from 'zod';
import { bsonSchema } from '../database/bson-schema.ts';
import { defineKept, type Kept } from '../records/kept.ts';
import { eraseBelonging } from './erase-belonging.ts';
import type { DeclaredIndex } from '../database/index-form.ts';
import { filterIndexes } from '../database/lists/filter-indexes.ts';

const ascending = (names: readonly string[]): DeclaredIndex['key'] => Object.fromEntries(names.map((name) => [name, 1 as const]));
/** The members that a calendar counts by. */
const counted = ['status', 'channel', 'campaign_id'];

/** By time, behind these members; the last ones spare looking at the publications themselves. */
export const plannedKey = (...leading: readonly string[]): DeclaredIndex['key'] =>
  ascending(['workspace_id', ...leading, 'planned_for.at', '_id', ...counted.filter((name) => !leading.includes(name))]);

const planned = (...leading: readonly string[]): DeclaredIndex => ({
  name: ['workspace', ...leading, 'planned'].join('_'),
  key: plannedKey(...leading),
});

const byMember = (name: string): DeclaredIndex => ({ name: `workspace_${name}`, key: ascending(['workspace_id', name]) });

const publicationIndexes: readonly DeclaredIndex[] = [
  ...filterIndexes(['campaign_id', 'content_id', 'channel']),
  planned(),
  planned('campaign_id'),
  planned('channel'),
  { name: 'zone_data', key: { zone_data: 1 }, sparse: true },
];

const hiddenIndexes: readonly DeclaredIndex[] = ['content_id', 'campaign_id', 'deleted_with'].map(byMember);

const { id, allowed_actions: _, content: __, text: ___, ...unchanged } = Publication.shape;

const StoredPublication = z.object({
  _id: id,
  workspace_id: z.string(),
  ...unchanged,
  /** Which of its times stays the same where zones change. */
  fixed: z.enum(['local', 'at']).nullable(),
  /** The version of the time zone data that gave the instant of its local time. */
  zone_data: z.string().optional(),
  moved_in: z.string().optional(),
});
export type StoredPublication = z.infer<typeof StoredPublication>;

/** A publication that is not shown while these records, to which it belongs, are in the trash. */
export interface HiddenPublication extends StoredPublication {
  readonly deleted_at: Date;
  readonly deleted_with: string[];
}

export function toStored(workspace_id: string, { id: _id, ...same }: Placement): StoredPublication {
  return { _id, workspace_id, ...same, ...(same.fixed === 'local' && { zone_data: process.versions['tz'] }) };
}

export function fromStored({ _id, workspace_id: _workspace, zone_data: _data, ...same }: StoredPublication): Placement {
  return { id: _id, ...same };
}

function shown(stored: StoredPublication): Publication {
  const { fixed: _fixed, moved_in: _call, ...placement } = fromStored(stored);
  const members = Object.keys(unchanged).map((name) => [name, Reflect.get(placement, name)]);
  const allowed_actions = [...allowedPublicationActions(placement.status)];
  return { id: placement.id, ...(Object.fromEntries(members) as Omit<Placement, 'id'>), allowed_actions, content: null, text: null };
}

export const keptPublications: Kept<StoredPublication> = defineKept({
  name: 'publications',
  schema: bsonSchema(StoredPublication),
  indexes: publicationIndexes,
  outbox: true,
  eraseTraces: (db, erased) => eraseBelonging(db, keptPublications, erased),
  exported: shown,
  events: { of: 'publication', read: shown, hidden: ['fixed', 'zone_data', 'moved_in'] },
  trash: { name: 'publications_deleted', indexes: hiddenIndexes },
});
