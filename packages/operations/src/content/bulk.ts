import { approvalLifecycle, approvalSteps, type ApprovalStep, type Campaign, type Content, type Contract } from '@handbill/contract';
import type { Handler } from '../call/call.ts';
import { takeStep, type StepCall } from '../approval/take-step.ts';
import { assertScope } from '../call/layers/authorize.ts';
import { implement } from '../call/implement.ts';
import { eachItem } from '../edits/each-item.ts';
import { invalidField } from '../call/input/input-parser.ts';
import { campaignOf } from './references.ts';
import { cancelContent, deleteContent, restoreContent } from './content-records.ts';
import { editContent } from '../edits/edit-content.ts';

type Asked = Parameters<Handler<Contract['content']['bulk']>>[0]['input'];
/** The problems of one record, which its item of the answer has. */
type ItemCall = StepCall;

/** The fields of an action besides the record. */
interface Details {
  readonly tag: string;
  readonly campaign: Campaign | null;
  readonly note: string | null;
  readonly hash: string | null;
}

const maxTags = 20;

function tagged(current: Content, tag: string): Content {
  if (current.tags.includes(tag)) return current;
  if (current.tags.length >= maxTags) throw invalidField('/tag', 'too_big', `has no room: a text has at most ${maxTags} tags`);
  return { ...current, tags: [...current.tags, tag] };
}

const untagged = (current: Content, tag: string): Content =>
  current.tags.includes(tag) ? { ...current, tags: current.tags.filter((one) => one !== tag) } : current;

const moved = (current: Content, campaign: Campaign | null): Content =>
  current.campaign_id === (campaign?.id ?? null) ? current : { ...current, campaign_id: campaign?.id ?? null };

const isStep = (action: Asked['action']): action is ApprovalStep => Object.hasOwn(approvalLifecycle, action);

type Act = (call: ItemCall, id: string, asked: Details) => Promise<unknown>;

const steps = Object.fromEntries(
  approvalSteps.map((step): [ApprovalStep, Act] => [step, (call, id, asked) => takeStep(call, id, step, asked)]),
) as Record<ApprovalStep, Act>;

/** The function that each action calls for a record. */
const actions: Readonly<Record<Asked['action'], Act>> = {
  ...steps,
  delete: deleteContent,
  restore: restoreContent,
  cancel: cancelContent,
  tag: (call, id, { tag }) => editContent(call, id, (current) => tagged(current, tag)),
  untag: (call, id, { tag }) => editContent(call, id, (current) => untagged(current, tag)),
  move: (call, id, { campaign }) => editContent(call, id, (current) => moved(current, campaign)),
};

export const bulk = implement.content.bulk(async ({ call, input: { items, action, tag, campaign_id, note } }) => {
  assertScope(call.principal, isStep(action) ? approvalLifecycle[action].scope : 'content:write');
  const asked = { tag: tag ?? '', note, campaign: await campaignOf(call, action === 'move' ? campaign_id : null) };
  return eachItem(call, items, ({ id, hash }) => actions[action](call as ItemCall, id, { ...asked, hash }));
});
