import { ContentQuery, maxExportedPosts, type Content, type SchedulerSheet } from '@handbill/contract';
import { assertFound, type Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { filenameOf } from '../content/export.ts';

const pageSize = 100;

/** The posts that may go out, the oldest first. */
async function postsOf({ content }: Pick<Call, 'content'>, campaign_id: string): Promise<SchedulerSheet['posts']> {
  const posts: SchedulerSheet['posts'][number][] = [];
  let cursor: string | null = null;
  do {
    const asked: object = { campaign_id, type: ['social_post'], status: ['ready'], limit: pageSize, ...(cursor !== null && { cursor }) };
    const { data, pagination } = await content.list(ContentQuery.parse(asked));
    for (const { text, request } of data as Content[])
      if (request.type === 'social_post') posts.push({ text: text ?? '', link: request.link, date: '', platform: request.platform });
    cursor = pagination.next_cursor;
  } while (cursor !== null && posts.length < maxExportedPosts);
  return posts.slice(0, maxExportedPosts).toReversed();
}

export const exportCampaign = implement.campaigns.export(async ({ call, input: { id, format } }) => {
  const { name } = assertFound(call, await call.campaigns.get(id), 'campaign', id);
  const rendering = { format, posts: await postsOf(call, id) };
  const body = await call.services.texts.of(call.principal.workspace.id).render(rendering);
  return { filename: filenameOf({ id, title: name }, 'csv'), media_type: 'text/csv', body, disposition: 'attachment' as const };
});
