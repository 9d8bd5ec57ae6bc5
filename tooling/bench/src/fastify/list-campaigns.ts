import { createHash } from 'node:crypto';
import { lowestIdAt } from '@handbill/contract';
import { MongoServerError, type Collection } from 'mongodb';
import { refused } from './guard.ts';
import { sent, type StoredCampaign } from './stored-campaign.ts';

/** As much of a list's query as is measured. */
export interface ListQuery {
  limit: number;
  cursor?: string;
  created_after?: string;
}

const exactUpTo = 10_000;

const filterOf = (workspace_id: string, { created_after }: ListQuery): Record<string, unknown> => ({
  workspace_id,
  ...(created_after !== undefined && { _id: { $gte: lowestIdAt('cmp', Date.parse(created_after) + 1) } }),
});

const digestOf = (filter: object) => createHash('sha256').update(JSON.stringify(filter)).digest('base64url').slice(0, 12);

/** The id that a cursor stands behind. */
function idIn(cursor: string, digest: string): string {
  const [version, forFilters, id = ''] = Buffer.from(cursor, 'base64url').toString().split('.');
  if (version !== '1' || forFilters !== digest) throw refused(400, 'The cursor is not one of this list.');
  return id;
}

/** `undefined` where counting takes too long. */
async function counted(campaigns: Collection<StoredCampaign>, query: object, hint: object): Promise<number | undefined> {
  try {
    const command = { count: campaigns.collectionName, query, limit: exactUpTo + 1, maxTimeMS: 200, ...hint };
    const { n } = (await campaigns.db.command(command)) as unknown as { n: number };
    return n;
  } catch (error) {
    if (error instanceof MongoServerError && error.code === 50) return undefined;
    throw error;
  }
}

/** A page of campaigns, newest first. */
export async function listCampaigns(campaigns: Collection<StoredCampaign>, workspaceId: string, query: ListQuery) {
  const { limit, cursor } = query;
  const filter = filterOf(workspaceId, query);
  const hint = Object.keys(filter).length === 1 ? { hint: 'workspace' } : {};
  const digest = digestOf(filter);
  const range = cursor === undefined ? filter : { ...filter, _id: { ...(filter['_id'] as object | undefined), $lt: idIn(cursor, digest) } };
  const options = { sort: { _id: -1 }, limit: limit + 1, maxTimeMS: 5_000, ...hint } as const;
  const [found, n] = await Promise.all([campaigns.find(range, options).toArray(), counted(campaigns, filter, hint)]);
  const has_more = found.length > limit;
  if (has_more) found.pop();
  const last = found.at(-1);
  const next_cursor = has_more && last !== undefined ? Buffer.from(`1.${digest}.${last._id}`).toString('base64url') : null;
  return {
    data: found.map(sent),
    pagination: {
      limit,
      offset: cursor === undefined ? 0 : null,
      total: n === undefined ? found.length : Math.min(n, exactUpTo),
      total_is_exact: n !== undefined && n <= exactUpTo,
      has_more,
      omitted: 0,
      next_cursor,
    },
  };
}
