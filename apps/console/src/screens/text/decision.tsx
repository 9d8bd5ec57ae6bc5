import type { Content } from '@handbill/client';
import type { ContentForm } from '@handbill/client/counting';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useApprovalRights, useApprovalStep } from '../../data/use-approval.ts';
import { useWho } from '../../data/use-who.ts';
import { shortcutOf } from '../../keys/key-table.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { formatAgo } from '../../words/formats.ts';
import { wordFor, words } from '../../words/words.ts';
import { useLastAuthor } from './use-last-author.ts';

const ChangedSince = lazy(() => import('./changed-since.tsx').then(({ ChangedSince: component }) => ({ default: component })));
const { text: say } = words;
/** The button that gets the focus back. */
export const askId = 'ask-for-changes';

interface DecisionProps {
  readonly record: Content;
  readonly form: ContentForm;
  readonly fails: number;
  /** A part of it is being rewritten. */
  readonly isBusy: boolean;
  /** The form that asks for changes is open; `onAsk` opens and shuts it. */
  readonly isAsking: boolean;
  readonly onAsk: () => void;
}

/** The state of the approval: since when, by whom, and the note of the last step. */
function Stand({ record: { approval, status } }: Pick<DecisionProps, 'record'>) {
  const nameOf = useWho();
  const sentence = wordFor(say.stands, approval.status);
  if (approval.at === null || sentence === undefined)
    return approval.allowed_actions.length > 0 ? null : <p className="small dim">{words.statuses[status]}</p>;
  return (
    <>
      <p className="small">
        <bdi>{sentence(nameOf(approval), formatAgo(approval.at))}</bdi>
      </p>
      {approval.note !== null && (
        <blockquote className="small said" dir="auto">
          {approval.note}
        </blockquote>
      )}
    </>
  );
}

/** The steps that the text and the key allow, and the reason why Approve cannot be pressed. */
function useSteps(record: Content, isAuthor: boolean, isBusy: boolean) {
  const { approval } = record;
  const { isOff, mayApprove, maySubmit } = useApprovalRights();
  const takes = (step: string) => approval.allowed_actions.some((each) => each === step);
  const isUndecided = takes('approve') && approval.status !== 'approved';
  const refusal = !mayApprove ? say.notAllowed(isOff ? 'content:write' : 'content:approve') : isAuthor ? say.ownText : undefined;
  return {
    refusal,
    isUndecided,
    submits: maySubmit && takes('submit'),
    withdraws: maySubmit && takes('withdraw'),
    asks: !isOff && mayApprove && !isAuthor && takes('request_changes'),
    // Editors go on with Submit; others would look for the button.
    showsApprove: isUndecided && (mayApprove || !maySubmit),
    approves: isUndecided && refusal === undefined && !isBusy,
  };
}

/** The decision whether a text may go out: the steps that the key may take, and the reason where it may not approve. */
export function Decision({ record, form, fails, isBusy, isAsking, onAsk }: DecisionProps) {
  const { id, hash, approval } = record;
  const submit = useApprovalStep('submit', id);
  const withdraw = useApprovalStep('withdraw', id);
  const approve = useApprovalStep('approve', id);
  const [seen, see] = useState(record);
  const { isFourEyes } = useApprovalRights();
  const author = useLastAuthor(record, isFourEyes && approval.status !== 'approved');
  const problem = approve.error?.problem;
  const isRefused = problem !== undefined && 'reason' in problem && problem.reason === 'four_eyes';
  const may = useSteps(record, isRefused || author?.isMe === true, isBusy);
  const isVoid = approve.error?.code === 'approval_void';
  const approveSeen = () => {
    see(record);
    approve.mutate({ id, hash });
  };
  const submitIt = () => submit.mutate({ id });
  useKeys({ ...(may.submits && !isBusy && { submit: submitIt }), ...(may.approves && { approve: approveSeen }) });
  const error = [submit.error, withdraw.error, isVoid || isRefused ? null : approve.error].find(Boolean);
  return (
    <div className="stack">
      <h2>{say.decision}</h2>
      <Stand record={record} />
      <div className="row steps">
        {may.submits && (
          <Button look="main" icon="send" shortcut={shortcutOf('submit')} busy={submit.isPending || isBusy} onClick={submitIt}>
            {say.submit}
          </Button>
        )}
        {may.showsApprove && (
          <Button
            look={may.submits ? undefined : 'main'}
            icon="check"
            shortcut={shortcutOf('approve')}
            busy={approve.isPending || isBusy}
            refusal={may.refusal}
            onClick={approveSeen}
          >
            {say.approve}
          </Button>
        )}
      </div>
      <div className="row">
        {may.asks && (
          <Button
            id={askId}
            look={approval.status === 'submitted' ? undefined : 'quiet'}
            icon="pen"
            aria-expanded={isAsking}
            onClick={onAsk}
          >
            {say.askForChanges}
          </Button>
        )}
        {may.withdraws && (
          <Button look="quiet" busy={withdraw.isPending} onClick={() => withdraw.mutate({ id })}>
            {say.withdraw}
          </Button>
        )}
      </div>
      {may.isUndecided && (
        <p className="small dim">
          {author && <bdi>{say.changedLast(author.name)} </bdi>}
          {may.showsApprove && may.refusal !== undefined ? may.refusal : fails > 0 ? say.approveFailing(fails) : say.approveClean}
        </p>
      )}
      <Suspense>
        {isVoid && hash !== seen.hash && <ChangedSince seen={seen} record={record} form={form} onApprove={approveSeen} />}
      </Suspense>
      {error && <ProblemNotice error={error} />}
    </div>
  );
}
