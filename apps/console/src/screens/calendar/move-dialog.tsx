import { useHandbill } from '@handbill/react';
import { useState } from 'react';
import { Answer } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Form, TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { showToast } from '../../data/toasts.ts';
import { planned, useSaving } from '../../data/use-saving.ts';
import { useTrial } from '../../data/use-trial.ts';
import { words } from '../../words/words.ts';

const { calendar: say } = words;
const most = 400;
/** As many refusals are told one by one. */
const maxTold = 5;

/** Moves all of a campaign that is not out by whole days, after a look at those that stay. */
export function MoveDialog({ campaign, onClose }: { readonly campaign: string; readonly onClose: () => void }) {
  const { campaigns } = useHandbill();
  const [days, setDays] = useState(7);
  const isPossible = days !== 0 && Math.abs(days) <= most;
  const preview = useTrial(campaigns.move, isPossible ? { id: campaign, days, dry_run: true } : undefined, 300);
  const move = useSaving(campaigns.move, planned, ({ moved: done }, again) => {
    showToast(say.movedAll(done.length), { undo: () => again({ id: campaign, days: -days }) });
    onClose();
  });
  const { moved = [], refused = [] } = (isPossible && preview.data) || {};
  const error = move.error ?? preview.error;
  const isReady = preview.isOfNow && moved.length > 0;
  return (
    <Dialog title={say.moveAll} onClose={onClose}>
      <Form onSend={() => isReady && !move.isPending && move.mutate({ id: campaign, days })}>
        <TextField
          label={say.moveDays}
          type="number"
          min={-most}
          max={most}
          value={Number.isNaN(days) ? '' : String(days)}
          onChange={(text) => setDays(text === '' ? Number.NaN : Number(text))}
        />
        {moved.length > 0 && <p role="status">{say.moveSummary(moved.length)}</p>}
        {refused.length > 0 && (
          <Notice tone="warn">
            <b>{say.moveRefused(refused.length)}</b>
            <ul className="small" lang="en">
              {refused.slice(0, maxTold).map(({ id, problem }) => (
                <li key={id}>{problem.detail}</li>
              ))}
            </ul>
          </Notice>
        )}
        {error && <ProblemNotice error={error} />}
        <Answer
          type="submit"
          look="main"
          busy={move.isPending || preview.isFetching || !preview.isOfNow}
          onCancel={onClose}
          cancelLook="quiet"
        >
          {say.move}
        </Answer>
      </Form>
    </Dialog>
  );
}
