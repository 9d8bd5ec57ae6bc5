import type { Key } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Bones } from '../../components/bones.tsx';
import { Button } from '../../components/button.tsx';
import { Card, Item } from '../../components/card.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { actorName, useMe } from '../../data/use-me.ts';
import { formatAgo, formatDay } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { NewKey } from './new-key.tsx';

const { settings: say } = words;

function KeyItem({ record, isOwn, onEnd }: { readonly record: Key; readonly isOwn: boolean; readonly onEnd: () => void }) {
  const { name, actor, scopes, expires_at: expires, last_used_at: used, is_session: isSession } = record;
  const facts = [
    scopes.join(', '),
    used === null ? say.neverUsed : say.lastUsed(formatAgo(used)),
    expires && `${say.expires} ${formatDay(expires)}`,
  ];
  return (
    <Item>
      <div className="grow">
        <p className="strong">
          <bdi>{name}</bdi> {actor !== null && <span className="dim">{actorName(actor)}</span>}
        </p>
        <p className="small dim">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {isOwn ? (
        <span className="small dim">{say.thisSession}</span>
      ) : (
        <Button small look="danger" about={name} onClick={onEnd}>
          {isSession ? say.endSession : say.revoke}
        </Button>
      )}
    </Item>
  );
}

/** What cannot be undone is asked for. */
function Revoke({ record, onClose }: { readonly record: Key; readonly onClose: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    ...useHandbill().keys.delete.mutationOptions(),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['keys'] });
      onClose();
    },
  });
  return (
    <Dialog title={say.revokeTitle(record.name)} onClose={onClose}>
      <p className="dim">{say.revokeHint}</p>
      {error && <ProblemNotice error={error} />}
      <div className="row">
        <Button look="danger" busy={isPending} onClick={() => mutate({ id: record.id })}>
          {say.revoke}
        </Button>
        <Button onClick={onClose}>{say.cancel}</Button>
      </div>
    </Dialog>
  );
}

/** The keys of programs, or the sessions of people: both end at once. */
export function Keys({ sessions }: { readonly sessions: boolean }) {
  const me = useMe();
  const { keys } = useHandbill();
  const { data, error, refetch } = useQuery(keys.list.queryOptions({ sessions: true, limit: 100 }));
  const [ending, end] = useState<Key>();
  const shown = data?.data.filter(({ is_session: isSession }) => isSession === sessions);
  return (
    <div className="stack loose">
      <p className="dim">{sessions ? say.sessions : say.keysHint}</p>
      {!sessions && <NewKey />}
      {error && <ProblemNotice error={error} onAgain={() => void refetch()} />}
      <Card label={say.tabs[sessions ? 'sessions' : 'keys']} flush>
        {shown === undefined ? (
          <Bones rows={3} />
        ) : (
          <ul>
            {shown.length === 0 && (
              <Item>
                <span className="dim">{say.noSessions}</span>
              </Item>
            )}
            {shown.map((record) => (
              <KeyItem key={record.id} record={record} isOwn={record.id === me?.key.id} onEnd={() => end(record)} />
            ))}
          </ul>
        )}
      </Card>
      {ending && <Revoke record={ending} onClose={() => end(undefined)} />}
    </div>
  );
}
