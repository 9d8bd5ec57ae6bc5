import type { Key } from '@handbill/client';
import type { RecordForm as Form } from '@handbill/client/counting';
import { useHandbill } from '@handbill/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Bones } from '../../components/bones.tsx';
import { Button } from '../../components/button.tsx';
import { Card, Item } from '../../components/card.tsx';
import { Icon } from '../../components/icon.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { actorName, allows, useMe, type Scope } from '../../data/use-me.ts';
import { formatAgo, formatAmount, formatDay, formatList, formatTime } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { CreatedKeyDialog } from './created-key.tsx';
import { useKeyForm } from './use-key-form.ts';
import { EditKeyForm, NewKeyForm } from './key-form.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import styles from './settings.module.css';

const { settings: say } = words;

/** What limits a key, in a line. */
function factsOf({ expires_at: end, last_used_at: used, models, actor, monthly_token_cap: tokens, monthly_cost_cap: cost }: Key): string {
  return [
    used === null ? say.neverUsed : say.lastUsed(formatAgo(used)),
    end !== null && say.expiresOn(formatDay(end), formatTime(end)),
    models !== null && say.onlyModels(formatList(models)),
    actor !== null && say.onBehalf(actorName(actor)),
    tokens !== null && say.capOf(say.tokens(formatAmount(tokens, 'tokens'))),
    cost !== null && say.capOf(formatAmount(cost, 'USD')),
  ]
    .filter(Boolean)
    .join(' · ');
}

interface KeyItemProps {
  readonly record: Key;
  readonly all: readonly Key[];
  readonly form: Form | undefined;
}

/** A key, and below it those that it made. */
function KeyItem({ record, all, form }: KeyItemProps) {
  const me = useMe();
  const [open, setOpen] = useState<'edit' | 'revoke'>();
  const { id, name, scopes } = record;
  const made = all.filter(({ made_by: maker, is_session: isSession }) => maker?.id === id && !isSession);
  // One that may do more than the key of this session can be neither changed nor revoked by it.
  const mayChange = scopes.every((scope) => allows(me, scope as Scope));
  const close = () => setOpen(undefined);
  return (
    <li>
      <ul>
        <Item>
          <Icon name="lock" />
          <div className="grow">
            <p className="strong">
              <bdi>{name}</bdi>
            </p>
            <p className="small">{scopes.join(', ')}</p>
            <p className="small dim">{factsOf(record)}</p>
          </div>
          {mayChange && (
            <span className="row tight">
              <Button small about={name} onClick={() => setOpen(open === 'edit' ? undefined : 'edit')}>
                {say.change}
              </Button>
              <Button small look="danger" about={name} onClick={() => setOpen('revoke')}>
                {say.revoke}
              </Button>
            </span>
          )}
        </Item>
      </ul>
      {open === 'edit' && form && (
        <div className={styles['open']}>
          <EditKeyForm form={form} record={record} onDone={close} />
        </div>
      )}
      {open === 'revoke' && <RevokeDialog record={record} all={all} onDone={close} />}
      {made.length > 0 && (
        <ul className={styles['family']} aria-label={say.madeBy(name)}>
          {made.map((each) => (
            <KeyItem key={each.id} record={each} all={all} form={form} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The keys of programs and people, each below the one that made it. */
export function Keys() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    useHandbill().keys.list.infiniteOptions({ sessions: true, limit: 100 }),
  );
  const form = useKeyForm();
  const [isNew, setNew] = useState(false);
  const [made, setMade] = useState<{ readonly name: string; readonly secret: string }>();
  const all = data?.pages.flatMap((page) => page.data);
  const keys = all?.filter(({ is_session: isSession }) => !isSession);
  const roots = keys?.filter(({ made_by: maker }) => keys.every(({ id }) => id !== maker?.id));
  return (
    <div className="stack loose">
      <div className="row spread">
        <p className="dim grow">{say.keysHint}</p>
        {!isNew && (
          <Button look="main" icon="plus" onClick={() => setNew(true)}>
            {say.addKey}
          </Button>
        )}
      </div>
      {isNew && form && (
        <Card title={say.addKey}>
          <NewKeyForm
            form={form}
            onCancel={() => setNew(false)}
            onMade={(key) => {
              setNew(false);
              setMade(key);
            }}
          />
        </Card>
      )}
      {made && <CreatedKeyDialog {...made} onDone={() => setMade(undefined)} />}
      {error && <ProblemNotice error={error} onAgain={() => void refetch()} />}
      <Card label={say.tabs.keys} flush>
        {roots === undefined ? (
          <Bones rows={4} />
        ) : (
          <ul>
            {roots.map((record) => (
              <KeyItem key={record.id} record={record} all={all ?? []} form={form} />
            ))}
          </ul>
        )}
      </Card>
      {hasNextPage && (
        <Button className="start" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.voices.more}
        </Button>
      )}
    </div>
  );
}
