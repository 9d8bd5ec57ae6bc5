import type { Content, ContentSummary } from '@handbill/client';
import { useHandbill, useStep } from '@handbill/react';
import { queued } from './queued.ts';
import { showRefusal } from './toasts.ts';
import { allows, useMe } from './use-me.ts';

/** The call of each step of an approval, and the status after it. */
const steps = {
  submit: { call: 'submit', to: 'submitted' },
  withdraw: { call: 'withdraw', to: 'none' },
  approve: { call: 'approve', to: 'approved' },
  request_changes: { call: 'requestChanges', to: 'changes_requested' },
} as const;
type ApprovalStep = keyof typeof steps;

/** A comment that is not stored yet. */
export interface Said {
  readonly pointer: string | null;
  readonly span: { readonly start: number; readonly end: number } | null;
  readonly text: string;
}

interface Asked {
  readonly id: string;
  /** The hash of the text on the screen. */
  readonly hash?: string | null;
  readonly note?: string | null;
  readonly comments?: readonly Said[];
}

/** The approval that the workspace wants, and the steps that the key may take. */
export function useApprovalRights() {
  const me = useMe();
  const policy = me?.workspace.approval ?? 'off';
  const isOff = policy === 'off';
  const mayWrite = allows(me, 'content:write');
  return {
    isOff,
    isFourEyes: policy === 'four_eyes',
    mayApprove: allows(me, 'content:approve') || (isOff && mayWrite),
    maySubmit: mayWrite && !isOff,
  };
}

/** A step of the approval of a text: shown at once, and taken back where it is refused. With `scope`, behind other changes of the same text. */
export function useApprovalStep(step: ApprovalStep, scope?: string) {
  const { call, to } = steps[step];
  const { id: key = '', actor = null } = useMe()?.key ?? {};
  const isApproved = step === 'approve';
  return useStep<Asked, Content>(queued<Asked, Content>(useHandbill().content[call], scope), ({ status }, { note = null }) => ({
    status: isApproved ? 'ready' : status,
    approved: isApproved ? { at: new Date(), key_id: key } : null,
    approval: { status: to, at: new Date(), key_id: key, actor, note, allowed_actions: [] },
  }));
}

/** Approves a text of a list by its hash in the list, and shows the reason where that is refused. */
export function useApproval() {
  const { mutateAsync } = useApprovalStep('approve');
  return ({ id, hash }: Pick<ContentSummary, 'id' | 'hash'>) =>
    // `mutate` runs the callbacks of its last call alone.
    void mutateAsync({ id, hash }).catch(showRefusal);
}
