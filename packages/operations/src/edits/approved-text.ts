import { hash } from 'node:crypto';
import { canonicalText, noApproval, statusOf, withActions, type Content } from '@handbill/contract';

/** The record as one that nobody has approved. */
export const unapproved = (content: Content): Content => ({
  ...content,
  approved: null,
  approval: withActions(noApproval, content),
});

/** Keeps or ends the approval in a change of a record: with another title or output it is void, and the status follows the checks again. */
export function withApprovalKept(next: Content, current: Content): Content {
  const { title, output } = next;
  const settled = { ...next, hash: output === null ? null : hash('sha256', canonicalText({ title, output }), 'hex') };
  const status = settled.approved !== null && settled.status === 'needs_review' ? 'ready' : settled.status;
  if (settled.hash === current.hash) return { ...settled, status, approval: withActions(settled.approval, { ...settled, status }) };
  return unapproved({ ...settled, status: current.approved === null ? settled.status : statusOf(settled.checks) });
}
