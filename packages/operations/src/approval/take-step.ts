import {
  approvalLifecycle,
  isApprovable,
  noApproval,
  startsFrom,
  statusOf,
  type ApprovalStep,
  type Comment,
  type Content,
  type NewComment,
} from '@handbill/contract';
import type { Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { invalidField } from '../call/input/input-parser.ts';
import { derivedId } from '../call/derived-id.ts';
import { assertPlaces, commentOn } from '../comments/comment-on.ts';
import { editContent, notReady } from '../edits/edit-content.ts';
import type { TextAuthor } from '../ports/content-store.ts';

/** Whether the caller is an author, or its key was made by the key of one, directly or not, as a session of the console is. */
const isAuthor = ({ principal, author }: Call, { key_id, actor }: TextAuthor): boolean =>
  principal.created_by.includes(key_id) || (principal.key.id === key_id && (actor === undefined || actor === author.actor));

/** Refuses whoever has changed a text that two have to see. One that is approved has no author since. */
async function assertNoAuthor(call: Call, { id, approved }: Content): Promise<void> {
  if (call.principal.workspaceSettings.approval !== 'four_eyes' || approved !== null) return;
  const authors = await call.content.authorsOf(id);
  if (!authors.some((author) => isAuthor(call, author))) return;
  const detail = 'In this workspace nobody approves a text that they have written or changed themselves.';
  throw call.problem('forbidden', { reason: 'four_eyes' }, { detail });
}

/** The problems that a step of an approval may end in. */
export type StepCall = Call<'not_found' | 'content_not_ready' | 'invalid_transition' | 'approval_void' | 'revision_mismatch'>;

interface Asked {
  readonly note?: string | null;
  /** That of the text which was looked at. */
  readonly hash?: string | null;
  readonly comments?: readonly NewComment[];
}

/** Throws why a text cannot take a step, whoever wants it. */
function assertTakes(call: StepCall, current: Content, step: ApprovalStep, seen: string | null): void {
  const { status, hash, approval } = current;
  if (hash === null && (status === 'ready' || status === 'needs_review'))
    throw notReady(call, current, 'The answer could not be read, so there is no output to approve: edit it first.');
  if (!isApprovable(current))
    throw notReady(call, current, `Only a text that is ready or needs review can be approved; the status of this one is ${status}.`);
  if (seen !== null && hash !== null && seen !== hash)
    throw call.problem('approval_void', { current_hash: hash }, { detail: 'The text is another one than that with this hash.' });
  if (startsFrom(approvalLifecycle[step], approval.status)) return;
  const detail = `The approval is ${approval.status}. Allowed actions: ${approval.allowed_actions.join(', ')}.`;
  throw call.problem(
    'invalid_transition',
    { current_status: approval.status, action: step, allowed_actions: approval.allowed_actions },
    { detail },
  );
}

/** The record after a step. */
function after(call: StepCall, current: Content, step: ApprovalStep, note: string | null): Content {
  const { author, principal } = call;
  const [at, key_id] = [call.now(), principal.key.id];
  const status = approvalLifecycle[step].to;
  const taken = status === 'none' ? noApproval : { status, at, key_id, actor: author.actor, note };
  const next = { ...current, approval: { ...taken, allowed_actions: [] } };
  if (status === 'approved') return { ...next, status: 'ready', approved: { at, key_id } };
  return current.approved === null ? next : { ...next, status: statusOf(current.checks), approved: null };
}

/** Comments that come with a step. */
function commentsOn(call: StepCall, content: Content, said: readonly NewComment[]): readonly Comment[] {
  if (said.length === 0) return [];
  assertPlaces(content, said, (index) => `/comments/${index}`);
  const { id, created_at } = call.newRecord('cmt');
  return said.map((one, index) => commentOn(call, content, one, { id: derivedId(id, String(index)), created_at }));
}

/** Takes a step of the approval of a text, or throws why it cannot be taken. */
export async function takeStep(call: StepCall, id: string, step: ApprovalStep, asked: Asked): Promise<Content> {
  const { note = null, hash = null, comments: said = [] } = asked;
  if (step === 'approve' && hash === null && call.principal.workspaceSettings.approval !== 'off')
    throw invalidField('/hash', 'required', 'is required to approve a text of this workspace: that of the text that was looked at');
  const comments: Comment[] = [];
  const change = async (current: Content): Promise<Content> => {
    // An earlier attempt at this call has taken it.
    if (call.isRepeat && current.approval.status === approvalLifecycle[step].to) return current;
    assertTakes(call, current, step, hash);
    if (approvalLifecycle[step].scope === 'content:approve') await assertNoAuthor(call, current);
    comments.splice(0, comments.length, ...commentsOn(call, current, said));
    return step === 'approve' && current.approved !== null ? current : after(call, current, step, note);
  };
  return editContent(call, id, change, { step, keepsFormer: step === 'approve', comments });
}

const { content } = implement;

export const submit = content.submit(({ call, input: { id, note } }) => takeStep(call, id, 'submit', { note }));
export const withdraw = content.withdraw(({ call, input: { id } }) => takeStep(call, id, 'withdraw', {}));
export const approve = content.approve(({ call, input: { id, hash } }) => takeStep(call, id, 'approve', { hash }));
export const requestChanges = content.requestChanges(({ call, input: { id, ...asked } }) => takeStep(call, id, 'request_changes', asked));
