import { createHash } from 'node:crypto';
import { lowestIdAt } from '@handbill/contract';
import { MongoServerError, type Collection } from 'mongodb';
import { sent, type SentCampaign, type StoredCampaign } from './campaign.ts';

export interface ListQuery {
  limit: number;
  offset?: number;
  cursor?: string;
  status?: string[];
  campaign_type?: string[];
  channel?: string[];
  tag?: string[];
  q?: string;
  created_after?: string;
  created_before?: string;
}

export interface SentPage {
  data: SentCampaign[];
  pagination: {
    limit: number;
    offset: number | null;
    total: number;
    total_is_exact: boolean;
    has_more: boolean;
    next_cursor: string | null;
  };
}

const exactUpTo = 10_000;
const anyOf = (values: string[]) => (values.length === 1 ? values[0] : { $in: values });

function filterOf(workspace_id: string, query: ListQuery): Record<string, unknown> {
  const filter: Record<string, unknown> = { workspace_id };
  if (query.status) filter['status'] = anyOf(query.status);
  if (query.campaign_type) filter['campaign_type'] = anyOf(query.campaign_type);
  if (query.channel) filter['channels'] = anyOf(query.channel);
  if (query.tag) filter['tags'] = anyOf(query.tag);
  if (query.q)
    filter['$text'] = {
      $search: query.q
        .split(/\s+/)
        .map((word) => `"${word.replaceAll(/["\\]/g, '')}"`)
        .join(' '),
    };
  const ids: Record<string, string> = {};
  if (query.created_after) ids['$gte'] = lowestIdAt('cmp', Date.parse(query.created_after) + 1);
  if (query.created_before) ids['$lt'] = lowestIdAt('cmp', Date.parse(query.created_before));
  if (query.created_after || query.created_before) filter['_id'] = ids;
  return filter;
}

const digestOf = (filter: object) => createHash('sha256').update(JSON.stringify(filter)).digest('base64url').slice(0, 12);

/** The id that a cursor stands behind; `undefined` where it is not ours or belongs to other filters. */
function idIn(cursor: string, digest: string): string | undefined {
  const [version, forFilters, id] = Buffer.from(cursor, 'base64url').toString().split('.');
  return version === '1' && forFilters === digest ? id : undefined;
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

/** A page of campaigns, newest first; `null` for a cursor that does not belong here. */
export async function listCampaigns(
  campaigns: Collection<StoredCampaign>,
  workspaceId: string,
  query: ListQuery,
): Promise<SentPage | null> {
  const { limit, offset = 0, cursor } = query;
  const filter = filterOf(workspaceId, query);
  const hint = Object.keys(filter).length === 1 ? { hint: 'workspace' } : {};
  const digest = digestOf(filter);
  const after = cursor === undefined ? undefined : idIn(cursor, digest);
  if (cursor !== undefined && after === undefined) return null;
  const range = after === undefined ? filter : { ...filter, _id: { ...(filter['_id'] as object | undefined), $lt: after } };
  const options = { sort: { _id: -1 }, limit: limit + 1, skip: offset, maxTimeMS: 5_000, ...hint } as const;
  const [found, n] = await Promise.all([campaigns.find(range, options).toArray(), counted(campaigns, filter, hint)]);
  const has_more = found.length > limit;
  if (has_more) found.pop();
  const last = found.at(-1);
  const next_cursor = has_more && last !== undefined ? Buffer.from(`1.${digest}.${last._id}`).toString('base64url') : null;
  return {
    data: found.map(sent),
    pagination: {
      limit,
      offset: cursor === undefined ? offset : null,
      total: n === undefined ? offset + found.length : Math.min(n, exactUpTo),
      total_is_exact: n !== undefined && n <= exactUpTo,
      has_more,
      next_cursor,
    },
  };
}
