import type { Collection } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import type { DeclaredIndex } from '../database/index-form.ts';
import { withHint } from '../database/lists/filter-indexes.ts';
import type { StoredContent } from './stored-content.ts';

/** Texts whose writing has not begun. Their ids are ordered by time, and so is the queue. */
export const waiting = { 'lease.claims': 0 } as const;

/** The end of the lease of a waiting text, which nobody holds: it is never over, so a search for leases that are over skips it. */
export const unheld = new Date('9999-01-01T00:00:00Z');

/** Holds only waiting texts, with all members that their order depends on. */
export const queueIndex: DeclaredIndex = {
  name: 'generation_queue',
  key: { 'lease.claims': 1, workspace_id: 1, _id: 1 },
  partialFilterExpression: waiting,
};

const maxCounted = 10_000;

/** The positions of waiting texts in the queue of a workspace, from 1. */
export async function queuePositions(
  content: Collection<StoredContent>,
  workspace_id: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const [first, ...others] = ids.toSorted();
  if (first === undefined) return new Map();
  const among = (range: { $lt: string } | { $gte: string; $lte: string }) => ({ ...waiting, workspace_id, _id: range });
  const before = await withHint(queueIndex.key, (hinted) =>
    content.countDocuments(among({ $lt: first }), { limit: maxCounted, maxTimeMS, ...hinted }),
  );
  const last = others.at(-1);
  if (last === undefined) return new Map([[first, before + 1]]);
  const options = { projection: { _id: 1 }, sort: { _id: 1 }, limit: maxCounted, maxTimeMS } as const;
  const between = await withHint(queueIndex.key, (hinted) =>
    content.find(among({ $gte: first, $lte: last }), { ...options, ...hinted }).toArray(),
  );
  return new Map(between.map(({ _id }, at) => [_id, before + 1 + at]));
}
