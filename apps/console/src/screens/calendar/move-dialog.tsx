import { useHandbill } from '@handbill/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { showToast } from '../../data/toasts.ts';
import { useLate } from '../../data/use-late.ts';
import { useRefresh } from '../../plan/use-refresh.ts';
import { words } from '../../words/words.ts';

const { calendar: say } = words;
const most = 400;
/** As many refusals are told one by one. */
const maxTold = 5;

/** The publications that would move and those that would not, once the number has stood still. */
function useDryRun(id: string, days: number) {
  const { move } = useHandbill().campaigns;
  const late = useLate(days, 300);
  const preview = useQuery({
    queryKey: move.queryKey({ id, days: late }),
    queryFn: ({ signal }) => move.mutate({ id, days: late, dry_run: true }, { signal }),
    enabled: late !== 0 && Math.abs(late) <= most,
    retry: false,
    staleTime: 0,
  });
  return { ...preview, isOfThese: late === days };
}

/** Moves all of a campaign that is not out by whole days, after a look at those that stay. */
export function MoveDialog({ campaign, onClose }: { readonly campaign: string; readonly onClose: () => void }) {
  const { campaigns } = useHandbill();
  const [days, setDays] = useState(7);
  const preview = useDryRun(campaign, days);
  const { mutate, isPending, error } = useMutation({
    ...campaigns.move.mutationOptions(),
    onSuccess: ({ moved }) => {
      const undo = () => mutate({ id: campaign, days: -days });
      showToast(say.movedAll(moved.length), { undo });
      onClose();
    },
    onSettled: useRefresh(),
  });
  const refused = preview.data?.refused ?? [];
  const isReady = preview.isOfThese && (preview.data?.moved.length ?? 0) > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isPending) mutate({ id: campaign, days });
  };
  return (
    <Dialog title={say.moveAll} onClose={onClose}>
      <form className="stack" onSubmit={submit} noValidate>
        <Field label={say.moveDays}>
          {(control) => (
            <input
              {...control}
              type="number"
              min={-most}
              max={most}
              value={Number.isNaN(days) ? '' : days}
              onChange={({ target }) => setDays(target.valueAsNumber)}
            />
          )}
        </Field>
        {preview.data && <p role="status">{say.moveSummary(preview.data.moved.length)}</p>}
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
        {(error ?? preview.error) && <ProblemNotice error={(error ?? preview.error) as NonNullable<typeof error>} />}
        <div className="row">
          <Button type="submit" look="main" busy={isPending || preview.isFetching || !preview.isOfThese}>
            {say.move}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
