import type { Content } from '@handbill/client';
import type { ContentForm } from '@handbill/client/counting';
import { lazy, Suspense } from 'react';
import { Button } from '../../components/button.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useWho } from '../../data/use-who.ts';
import { shortcutOf } from '../../keys/key-table.ts';
import { formatAgo } from '../../words/formats.ts';
import { wordFor, words } from '../../words/words.ts';
import { useDecision } from './use-decision.ts';

const ChangedSince = lazy(() => import('./changed-since.tsx').then(({ ChangedSince: component }) => ({ default: component })));
const SubmitNote = lazy(() => import('./submit-note.tsx').then(({ SubmitNote: component }) => ({ default: component })));
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

type Steps = Omit<DecisionProps, 'form'> & { readonly decision: ReturnType<typeof useDecision> };

/** The steps that are looked for first: on a phone they stay in sight. */
const MainSteps = ({ isBusy, decision: { may, submit, approve } }: Pick<Steps, 'isBusy' | 'decision'>) => (
  <div className="row steps">
    {may.submits && (
      <Button look="main" icon="send" shortcut={shortcutOf('submit')} busy={submit.isPending || isBusy} onClick={submit.act}>
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
        onClick={approve.act}
      >
        {say.approve}
      </Button>
    )}
  </div>
);

const OtherSteps = ({ record: { approval }, isAsking, onAsk, decision: { may, withdraw } }: Omit<Steps, 'isBusy' | 'fails'>) => (
  <div className="row">
    {may.asks && (
      <Button id={askId} look={approval.status === 'submitted' ? undefined : 'quiet'} icon="pen" aria-expanded={isAsking} onClick={onAsk}>
        {say.askForChanges}
      </Button>
    )}
    {may.withdraws && (
      <Button look="quiet" busy={withdraw.isPending} onClick={withdraw.act}>
        {say.withdraw}
      </Button>
    )}
  </div>
);

/** Known before an approval: who changed the text last, and its checks, or the reason why it is not theirs to approve. */
function Hint({ fails, decision: { may, author } }: Pick<Steps, 'fails' | 'decision'>) {
  if (!may.isUndecided) return null;
  const refusal = may.showsApprove ? may.refusal : undefined;
  return (
    <p className="small dim">
      {author !== undefined && <bdi>{say.changedLast(author)} </bdi>}
      {refusal ?? (fails > 0 ? say.approveFailing(fails) : say.approveClean)}
    </p>
  );
}

/** The decision whether a text may go out: the steps that the key may take, and the reason where it may not approve. */
export function Decision({ record, form, fails, isBusy, isAsking, onAsk }: DecisionProps) {
  const decision = useDecision(record, isBusy);
  const { changedFrom, error, approve, may, note, setNote } = decision;
  return (
    <div className="stack">
      <h2>{say.decision}</h2>
      <Stand record={record} />
      <Suspense>{may.submits && <SubmitNote note={note} onNote={setNote} />}</Suspense>
      <MainSteps isBusy={isBusy} decision={decision} />
      <OtherSteps record={record} isAsking={isAsking} onAsk={onAsk} decision={decision} />
      <Hint fails={fails} decision={decision} />
      <Suspense>{changedFrom && <ChangedSince seen={changedFrom} record={record} form={form} onApprove={approve.act} />}</Suspense>
      {error && <ProblemNotice error={error} />}
    </div>
  );
}
