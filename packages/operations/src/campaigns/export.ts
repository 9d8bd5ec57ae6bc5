import { ContentQuery, maxExportedPosts, utmOn, withUtm, type Campaign, type Content, type SchedulerSheet } from '@handbill/contract';
import { assertFound, type Call } from '../call/call.ts';
import { hasScope } from '../call/layers/authorize.ts';
import { implement } from '../call/implement.ts';
import { filenameOf } from '../content/export.ts';
import type { Placement } from '../ports/publication-store.ts';

const pageSize = 100;

type Row = SchedulerSheet['posts'][number];

/** When the texts of a campaign are planned to go out, by their ids: on which channel, at which wall time. */
async function plannedOf(call: Call, campaignId: string): Promise<ReadonlyMap<string, readonly Placement[]>> {
  if (!hasScope(call.principal, 'publications:read')) return new Map();
  const placements = await call.publications.ofCampaign(campaignId);
  return Map.groupBy(
    placements.filter(({ status }) => status === 'planned'),
    ({ content_id }) => content_id,
  );
}

/** A row for each time at which a post is planned, or one without a time. */
function rowsOf({ type, request, output }: Content, placed: readonly (Placement | undefined)[], campaign: Campaign): readonly Row[] {
  if (type !== 'social_post' || output === null) return [];
  const { link, platform } = request;
  return placed.map((placement): Row => {
    const utm = utmOn(placement?.channel ?? platform, campaign);
    return {
      title: output.title,
      text: withUtm(output.text, utm),
      link: link === null ? null : withUtm(link, utm),
      date: placement?.planned_for?.local.replace('T', ' ') ?? '',
      platform,
    };
  });
}

/** The posts that may go out, the oldest first. */
async function postsOf(call: Call, campaign: Campaign): Promise<SchedulerSheet['posts']> {
  const [posts, planned] = [[] as Row[][], await plannedOf(call, campaign.id)];
  let cursor: string | null = null;
  do {
    const asked: object = {
      campaign_id: campaign.id,
      type: ['social_post'],
      status: ['ready'],
      limit: pageSize,
      ...(cursor !== null && { cursor }),
    };
    const { data, pagination } = await call.content.list(ContentQuery.parse(asked));
    for (const one of data as Content[]) posts.push([...rowsOf(one, planned.get(one.id) ?? [undefined], campaign)]);
    cursor = pagination.next_cursor;
  } while (cursor !== null && posts.length < maxExportedPosts);
  return posts.toReversed().flat().slice(-maxExportedPosts);
}

export const exportCampaign = implement.campaigns.export(async ({ call, input: { id, format } }) => {
  const campaign = assertFound(call, await call.campaigns.get(id), 'campaign', id);
  const rendering = { format, posts: await postsOf(call, campaign) };
  const body = await call.services.texts.of(call.principal.workspace.id).render(rendering);
  return { filename: filenameOf({ id, title: campaign.name }, 'csv'), media_type: 'text/csv', body, disposition: 'attachment' as const };
});
