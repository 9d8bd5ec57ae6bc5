import type { Content, HandbillError } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApprovalRights, useApprovalStep } from '../../data/use-approval.ts';
import { useAllowed, useMe } from '../../data/use-me.ts';
import { useWho } from '../../data/use-who.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { words } from '../../words/words.ts';

const { text: say } = words;

/** As many of the changes before are looked through. */
const limit = 20;

/** The person who changed the words of a text last, and whether they are signed in here; `undefined` where it is not known. */
function useLastAuthor({ id }: Content, isAsked: boolean) {
  const mayRead = useAllowed('events:read');
  const me = useMe();
  const nameOf = useWho();
  const { data } = useQuery({ ...useHandbill().content.activity.queryOptions({ id, limit }), enabled: isAsked && mayRead });
  const change = data?.data.find(({ action, changed_parts: parts }) => action === 'content.generated' || (parts?.length ?? 0) > 0);
  return isAsked && change ? { name: nameOf(change), isMe: change.key_id === me?.key.id && change.actor === me?.key.actor } : undefined;
}

/** The steps that the text and the key allow, and the reason why Approve cannot be pressed. */
function useSteps({ approval }: Content, isAuthor: boolean) {
  const { isOff, mayApprove, maySubmit } = useApprovalRights();
  const takes = (step: string) => approval.allowed_actions.some((each) => each === step);
  const isUndecided = takes('approve') && approval.status !== 'approved';
  return {
    isUndecided,
    refusal: !mayApprove ? say.notAllowed(isOff ? 'content:write' : 'content:approve') : isAuthor ? say.ownText : undefined,
    submits: maySubmit && takes('submit'),
    withdraws: maySubmit && takes('withdraw'),
    asks: !isOff && mayApprove && !isAuthor && takes('request_changes'),
    // Editors go on with Submit; others would look for the button.
    showsApprove: isUndecided && (mayApprove || !maySubmit),
  };
}

/** The reason why the last approval was refused that is told in its own way, if it was for one of these. */
function refusalOf(error: HandbillError | null): 'own' | 'changed' | undefined {
  if (error?.code === 'approval_void') return 'changed';
  return error !== null && 'reason' in error.problem && error.problem.reason === 'four_eyes' ? 'own' : undefined;
}

/** The decision on a text as it is on the screen: its steps, their keys, and the outcome of the last one. */
export function useDecision(record: Content, isBusy: boolean) {
  const { id, hash, approval } = record;
  const [submit, withdraw, approve] = [useApprovalStep('submit', id), useApprovalStep('withdraw', id), useApprovalStep('approve', id)];
  const [seen, see] = useState(record);
  const [note, setNote] = useState('');
  const author = useLastAuthor(record, useApprovalRights().isFourEyes && approval.status !== 'approved');
  const refusal = refusalOf(approve.error);
  const may = useSteps(record, refusal === 'own' || author?.isMe === true);
  const approveSeen = () => {
    see(record);
    approve.mutate({ id, hash });
  };
  const submitIt = () => submit.mutate({ id, note: note.trim() || null }, { onSuccess: () => setNote('') });
  useKeys({
    ...(may.submits && !isBusy && { submit: submitIt }),
    ...(may.isUndecided && may.refusal === undefined && !isBusy && { approve: approveSeen }),
  });
  return {
    may,
    author: author?.name,
    note,
    setNote,
    submit: { act: submitIt, isPending: submit.isPending },
    approve: { act: approveSeen, isPending: approve.isPending },
    withdraw: { act: () => withdraw.mutate({ id }), isPending: withdraw.isPending },
    error: submit.error ?? withdraw.error ?? (refusal === undefined ? approve.error : null),
    /** The text that was to be approved, where it has changed since. */
    changedFrom: refusal === 'changed' && hash !== seen.hash ? seen : undefined,
  };
}
