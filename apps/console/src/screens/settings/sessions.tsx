import type { Key } from '@handbill/client';
import { useHandbill, useStep } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../components/button.tsx';
import { Item, ListCard } from '../../components/card.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { actorName, useMe } from '../../data/use-me.ts';
import { formatAgo, formatTime } from '../../words/formats.ts';
import { words } from '../../words/words.ts';

const { settings: say } = words;

function Session({ record, isOwn, onEnd }: { readonly record: Key; readonly isOwn: boolean; readonly onEnd: () => void }) {
  const { name, actor, expires_at: expires, last_used_at: used } = record;
  const facts = [used === null ? say.neverUsed : say.lastUsed(formatAgo(used)), expires && `${say.expires} ${formatTime(expires)}`];
  return (
    <Item>
      <div className="grow">
        <p className="strong">
          <bdi>{actor === null ? name : actorName(actor)}</bdi>
        </p>
        <p className="small dim">{[name, ...facts].filter(Boolean).join(' · ')}</p>
      </div>
      {isOwn ? (
        <span className="small dim">{say.thisSession}</span>
      ) : (
        <Button small look="danger" about={name} onClick={onEnd}>
          {say.endSession}
        </Button>
      )}
    </Item>
  );
}

/** Who is signed in: a session that is ended is signed out at once. */
export function Sessions() {
  const me = useMe();
  const { keys } = useHandbill();
  const { data, error, refetch } = useQuery(keys.list.queryOptions({ sessions: true, limit: 100 }));
  const end = useStep(keys.delete, null);
  const problem = error ?? end.error;
  return (
    <div className="stack loose">
      <p className="dim">{say.sessions}</p>
      {problem && <ProblemNotice error={problem} onAgain={() => void refetch()} />}
      <ListCard
        label={say.tabs.sessions}
        rows={data?.data.filter(({ is_session: isSession }) => isSession)}
        draw={(record) => (
          <Session key={record.id} record={record} isOwn={record.id === me?.key.id} onEnd={() => end.mutate({ id: record.id })} />
        )}
      />
    </div>
  );
}
