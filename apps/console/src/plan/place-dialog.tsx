import type { ContentSummary } from '@handbill/client';
import { useEffect, useState, type FormEvent } from 'react';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { ProblemNotice } from '../components/problem-notice.tsx';
import { useMe } from '../data/use-me.ts';
import { words } from '../words/words.ts';
import { addDays, dayOf, nowIn } from './days.ts';
import { isComplete, PlanFields, timeOfPlan } from './plan-fields.tsx';
import { useChannelsFor, usePlacing } from './use-placing.ts';

const { calendar: say } = words;

interface PlaceDialogProps {
  readonly text: Pick<ContentSummary, 'id' | 'campaign_id'>;
  readonly onClose: () => void;
}

/** Places a text in the calendar: tomorrow at nine on the channel that suits it best, where nothing else is said. */
export function PlaceDialog({ text, onClose }: PlaceDialogProps) {
  const zone = useMe()?.workspace.time_zone ?? 'UTC';
  const [plan, setPlan] = useState(() => ({ channel: '', day: addDays(dayOf(nowIn(zone)), 1), time: '09:00', zone }));
  const [channels, setChannels] = useState<readonly string[]>([]);
  const channelsFor = useChannelsFor();
  const { mutate, isPending, error } = usePlacing();
  useEffect(() => {
    void channelsFor(text).then((found) => {
      setChannels(found);
      setPlan((now) => (now.channel === '' ? { ...now, channel: found[0] ?? '' } : now));
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each text
  }, [text.id]);
  const place = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete(plan) && !isPending)
      mutate({ content_id: text.id, channel: plan.channel, planned_for: timeOfPlan(plan) }, { onSuccess: onClose });
  };
  return (
    <Dialog title={say.placeIn} onClose={onClose}>
      <form className="stack" onSubmit={place} noValidate>
        <PlanFields plan={plan} onChange={setPlan} channels={channels} />
        {error && <ProblemNotice error={error} />}
        <div className="row">
          <Button type="submit" look="main" icon="calendar" busy={isPending}>
            {say.place}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
