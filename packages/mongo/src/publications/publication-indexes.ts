import type { DeclaredIndex } from '../database/index-form.ts';
import { filterIndexes } from '../database/lists/filter-indexes.ts';

const ascending = (names: readonly string[]): DeclaredIndex['key'] => Object.fromEntries(names.map((name) => [name, 1 as const]));
/** All that a calendar counts by. */
const counted = ['status', 'channel', 'campaign_id'];

/** By time, behind these members; the last ones spare looking at the publications themselves. */
export const plannedKey = (...leading: readonly string[]): DeclaredIndex['key'] =>
  ascending(['workspace_id', ...leading, 'planned_for.at', '_id', ...counted.filter((name) => !leading.includes(name))]);

const planned = (...leading: readonly string[]): DeclaredIndex => ({
  name: ['workspace', ...leading, 'planned'].join('_'),
  key: plannedKey(...leading),
});

const byMember = (name: string): DeclaredIndex => ({ name: `workspace_${name}`, key: ascending(['workspace_id', name]) });

export const publicationIndexes: readonly DeclaredIndex[] = [
  ...filterIndexes(['campaign_id', 'content_id', 'channel']),
  planned(),
  planned('campaign_id'),
  planned('channel'),
  { name: 'zone_data', key: { zone_data: 1 }, sparse: true },
];

/** Of those that are hidden. */
export const hiddenIndexes: readonly DeclaredIndex[] = ['content_id', 'campaign_id', 'deleted_with'].map(byMember);
