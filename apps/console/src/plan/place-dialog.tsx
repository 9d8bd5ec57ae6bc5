import type { ContentSummary } from '@handbill/client';
import { useQuery } from '@tanstack/react-query';
import { Bones } from '../components/bones.tsx';
import { Dialog } from '../components/dialog.tsx';
import { useMe } from '../data/use-me.ts';
import { words } from '../words/words.ts';
import { addDays, dayOf, nowIn } from './days.ts';
import { PlanForm } from './plan-form.tsx';
import { useChannelsFor, usePlacing } from './use-placing.ts';

const { calendar: say } = words;

interface PlaceDialogProps {
  readonly text: Pick<ContentSummary, 'id' | 'campaign_id'>;
  readonly onClose: () => void;
}

/** Places a text in the calendar: tomorrow at nine on the channel that suits it best, where nothing else is said. */
export function PlaceDialog({ text, onClose }: PlaceDialogProps) {
  const zone = useMe()?.workspace.time_zone ?? 'UTC';
  const channelsFor = useChannelsFor();
  const { data: channels = [], isPending } = useQuery({
    queryKey: ['content', 'channels', text.id],
    queryFn: () => channelsFor(text),
    retry: false,
  });
  const placing = usePlacing();
  const plan = { channel: channels[0] ?? '', local: `${addDays(dayOf(nowIn(zone)), 1)}T09:00`, time_zone: zone, note: '' };
  return (
    <Dialog title={say.placeIn} onClose={onClose}>
      {isPending ? (
        <Bones rows={4} />
      ) : (
        <PlanForm
          plan={plan}
          channels={channels}
          label={say.place}
          busy={placing.isPending}
          error={placing.error}
          onSend={({ channel, note, ...planned_for }) =>
            placing.mutate({ content_id: text.id, channel, planned_for, note: note || null }, { onSuccess: onClose })
          }
        />
      )}
    </Dialog>
  );
}
