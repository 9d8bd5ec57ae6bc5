import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../components/card.tsx';
import { Icon } from '../../components/icon.tsx';
import { useAllowed } from '../../data/use-me.ts';
import { formatMoment, formatNumber } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import styles from './activity.module.css';

const { activity: say } = words;
const refusal = 'call.refused';

/** Calls that were refused of late, folded by minute: they are no events. */
export function Refused({ keyName }: { readonly keyName: (id: string) => string }) {
  const options = useHandbill().activity.list.queryOptions({ limit: 100 });
  const { data } = useQuery({ ...options, enabled: useAllowed('admin'), refetchInterval: 30_000 });
  const refused = data?.data.filter(({ action }) => action === refusal) ?? [];
  const minutes = [...Map.groupBy(refused, ({ at }) => at.getTime())];
  if (minutes.length === 0) return null;
  return (
    <Card title={say.refused} flush>
      <ul>
        {minutes.map(([at, calls]) => (
          <li key={at} className={styles['event']}>
            <details>
              <summary>
                <Icon name="bad" small />
                <span className="grow">{say.refusedCalls(calls.reduce((sum, { count }) => sum + (count ?? 0), 0))}</span>
                <time className="small dim num">{formatMoment(new Date(at))}</time>
              </summary>
              {calls.map(({ key_id: key, code, operation, count }) => (
                <p key={`${key} ${code} ${operation}`} className="small">
                  <bdi>{key === null ? say.server : keyName(key)}</bdi>: {formatNumber(count ?? 0)} ×{' '}
                  <code>{operation ?? say.anyCall}</code>, <code>{code}</code>
                </p>
              ))}
            </details>
          </li>
        ))}
      </ul>
    </Card>
  );
}
