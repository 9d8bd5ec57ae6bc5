import type { Key } from '@handbill/client';
import type { RecordForm } from '@handbill/client/counting';
import { useHandbill } from '@handbill/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Bones } from '../../components/bones.tsx';
import { actorName, allows, useMe } from '../../data/use-me.ts';
import { formatAgo, formatAmount, formatDay, formatList, formatTime } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { EditKeyForm, NewKeyForm, useKeyForm } from './key-form.tsx';
import { RecordItem, RecordList } from './record-list.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import styles from './settings.module.css';

const { settings: say } = words;

/** The limits of a key, in a line. */
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
  readonly form: RecordForm | undefined;
}

/** A key, and below it those that it made. */
function KeyItem({ record, all, form }: KeyItemProps) {
  const me = useMe();
  const { id, name, scopes } = record;
  const made = all.filter(({ made_by: maker, is_session: isSession }) => maker?.id === id && !isSession);
  return (
    <RecordItem
      name={name}
      lines={[scopes.join(', '), factsOf(record)]}
      // One that may do more than the key of this session can be neither changed nor revoked by it.
      mayChange={scopes.every((scope) => allows(me, scope))}
      form={(onDone) => (form ? <EditKeyForm form={form} record={record} onDone={onDone} /> : <Bones />)}
      end={say.revoke}
      dialog={(onDone) => <RevokeDialog record={record} all={all} onDone={onDone} />}
    >
      {made.length > 0 && (
        <ul className={styles['family']} aria-label={say.madeBy(name)}>
          {made.map((each) => (
            <KeyItem key={each.id} record={each} all={all} form={form} />
          ))}
        </ul>
      )}
    </RecordItem>
  );
}

/** The keys of programs and people, each below the one that made it. */
export function Keys() {
  const list = useInfiniteQuery(useHandbill().keys.list.infiniteOptions({ sessions: true, limit: 100 }));
  const form = useKeyForm();
  return (
    <RecordList<Key>
      label={say.tabs.keys}
      hint={say.keysHint}
      add={say.addKey}
      list={list}
      form={(onMade, onCancel) => (form ? <NewKeyForm form={form} onMade={onMade} onCancel={onCancel} /> : <Bones />)}
      rowsOf={(all) => {
        const keys = all.filter(({ is_session: isSession }) => !isSession);
        return keys.filter(({ made_by: maker }) => keys.every(({ id }) => id !== maker?.id));
      }}
      draw={(record, all) => <KeyItem key={record.id} record={record} all={all} form={form} />}
    />
  );
}
