import { Problem, problemDocument, type Campaign, type Content, type Contract } from '@handbill/contract';
import type { Call, Handler } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { invalidRequest } from '../call/input/input-parser.ts';
import { campaignOf } from './campaign-of.ts';
import { cancelContent, deleteContent, restoreContent } from './content-records.ts';
import { editContent } from './edit-content.ts';

type Asked = Parameters<Handler<Contract['content']['bulk']>>[0]['input'];
/** What the call of one record may end in is told of that record. */
type ItemCall = Call<'not_found' | 'content_not_ready' | 'revision_mismatch'>;

const mostTags = 20;

function tagged(current: Content, tag: string): Content {
  if (current.tags.includes(tag)) return current;
  if (current.tags.length >= mostTags)
    throw invalidRequest([{ in: 'body', pointer: '/tag', code: 'too_big', message: `has no room: a text has at most ${mostTags} tags` }]);
  return { ...current, tags: [...current.tags, tag] };
}

const untagged = (current: Content, tag: string): Content =>
  current.tags.includes(tag) ? { ...current, tags: current.tags.filter((one) => one !== tag) } : current;

const moved = (current: Content, campaign: Campaign | null): Content =>
  current.campaign_id === (campaign?.id ?? null) ? current : { ...current, campaign_id: campaign?.id ?? null };

/** What is done to each record. */
const actions: Readonly<
  Record<
    Asked['action'],
    (call: ItemCall, id: string, asked: { readonly tag: string; readonly campaign: Campaign | null }) => Promise<unknown>
  >
> = {
  delete: deleteContent,
  restore: restoreContent,
  cancel: cancelContent,
  tag: (call, id, { tag }) => editContent(call, id, (current) => tagged(current, tag)),
  untag: (call, id, { tag }) => editContent(call, id, (current) => untagged(current, tag)),
  move: (call, id, { campaign }) => editContent(call, id, (current) => moved(current, campaign)),
};

export const bulk = implement.content.bulk(async ({ call, input: { items, action, tag, campaign_id } }) => {
  const asked = { tag: tag ?? '', campaign: await campaignOf(call, action === 'move' ? campaign_id : null) };
  const data = [];
  // One after the other, so that many at once do not keep others from the database.
  for (const { id } of items) {
    const problem = await actions[action](call as ItemCall, id, asked).then(
      () => null,
      (cause: unknown) => {
        if (cause instanceof Problem) return problemDocument(cause, call.requestId);
        throw cause;
      },
    );
    data.push({ id, ok: problem === null, problem });
  }
  return { data };
});
