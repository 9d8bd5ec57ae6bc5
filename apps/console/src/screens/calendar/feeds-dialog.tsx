import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Bones } from '../../components/bones.tsx';
import { Button } from '../../components/button.tsx';
import { Item } from '../../components/card.tsx';
import { CopiedLine } from '../../components/copied-line.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Form, TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { showToast } from '../../data/toasts.ts';
import { useSaving } from '../../data/use-saving.ts';
import { formatAgo } from '../../words/formats.ts';
import { words } from '../../words/words.ts';

const { calendar: say } = words;
const most = 20;
const nouns = ['calendarFeeds'];

interface FeedsDialogProps {
  /** As the calendar is filtered. */
  readonly of: { readonly campaign_id?: string | undefined; readonly channel?: string | undefined };
  readonly nameOf: (campaign: string) => string;
  readonly onClose: () => void;
}

function useFeeds() {
  const { calendarFeeds } = useHandbill();
  return {
    list: useQuery(calendarFeeds.list.queryOptions({ limit: most })),
    make: useSaving(calendarFeeds.create, nouns),
    revoke: useSaving(calendarFeeds.delete, nouns, () => showToast(say.revoked)),
  };
}

/** Addresses at which calendar programs read the plan: made, shown once, and revoked. */
export function FeedsDialog({ of, nameOf, onClose }: FeedsDialogProps) {
  const { list, make, revoke } = useFeeds();
  const [name, setName] = useState(of.campaign_id === undefined ? words.places.calendar : nameOf(of.campaign_id).slice(0, 100));
  const error = list.error ?? make.error ?? revoke.error;
  const url = make.data?.url;
  const { campaign_id, channel } = of;
  const create = () => {
    if (!make.isPending && name.trim() !== '')
      make.mutate({ name: name.trim(), ...(campaign_id !== undefined && { campaign_id }), ...(channel !== undefined && { channel }) });
  };
  return (
    <Dialog title={say.feeds} onClose={onClose} wide>
      <p className="dim">{say.feedsHint}</p>
      {error && <ProblemNotice error={error} />}
      {url != null && (
        <Notice tone="warn">
          <p>{say.feedOnce}</p>
          <CopiedLine label={say.feedAddress} line={new URL(url, location.origin).href} />
        </Notice>
      )}
      <Form onSend={create}>
        <TextField label={say.feedName} maxLength={100} value={name} onChange={setName} />
        <Button type="submit" look="main" icon="plus" className="start" busy={make.isPending}>
          {say.makeFeed}
        </Button>
      </Form>
      {list.data === undefined ? (
        <Bones rows={2} />
      ) : (
        <ul>
          {list.data.data.length === 0 && <li className="dim">{say.noFeeds}</li>}
          {list.data.data.map(({ id, name: called, campaign_id: campaign, last_used_at: used }) => (
            <Item key={id}>
              <span className="grow">
                <bdi className="strong">{called}</bdi>{' '}
                <span className="small dim">
                  {[campaign !== null && say.feedOf(nameOf(campaign)), used === null ? say.neverRead : say.lastRead(formatAgo(used))]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <Button small look="danger" about={called} busy={revoke.isPending} onClick={() => revoke.mutate({ id })}>
                {words.settings.revoke}
              </Button>
            </Item>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
