import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../components/card.tsx';
import { Table } from '../../components/table.tsx';
import { formatAmount, formatNumber, formatShortDay } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { Plot } from './plot.tsx';
import { amountIn, sumsBy, type UsageRow } from './sums.ts';
import { daysOf, periodOf } from './usage-search.ts';
import styles from './usage.module.css';

const { usage: say } = words;

interface DaysCardProps {
  readonly period: { readonly from: string; readonly to: string };
  readonly rows: readonly UsageRow[];
  /** A currency, or `tokens`. */
  readonly measure: string;
}

/** What the workspace may spend, where the period is the present month, which caps are about. */
function useCap({ from }: DaysCardProps['period'], measure: string): number | undefined {
  const { data } = useQuery(useHandbill().usage.caps.queryOptions());
  if (from !== periodOf({}).from) return undefined;
  return data?.data.find(({ scope, unit }) => scope === 'workspace' && unit === measure)?.limit;
}

/** A bar a day, and the running sum against the cap; the same as a table. */
export function DaysCard({ period, rows, measure }: DaysCardProps) {
  const cap = useCap(period, measure);
  const sums = sumsBy(rows, ({ day }) => day ?? '');
  const format = (value: number) => formatAmount(value, measure);
  let total = 0;
  const days = daysOf(period).map((day) => {
    const value = amountIn(sums.get(day), measure);
    total += value;
    return { day, label: formatShortDay(day), value, total, texts: sums.get(day)?.texts };
  });
  const what = measure === 'tokens' ? say.tokens : say.cost;
  const title = say.told(what, formatShortDay(period.from), formatShortDay(period.to), format(total), cap === undefined ? '' : format(cap));
  return (
    <Card
      title={say.perDay(what)}
      beside={
        <span className="row small dim end" aria-hidden="true">
          <span className={styles['key']} /> {what}
          <span className={styles['line']} /> {say.runningSum}
        </span>
      }
    >
      <Plot title={title} bars={days} cap={cap} capLabel={say.cap} format={format} />
      <details>
        <summary className="link">{say.asTable}</summary>
        <Table
          label={say.perDay(what)}
          rows={days}
          keyOf={({ day }) => day}
          columns={[
            { id: 'day', label: say.groupings.day, cell: ({ label }) => label },
            { id: 'value', label: what, isNumber: true, cell: ({ value }) => format(value) },
            { id: 'total', label: say.runningSum, isNumber: true, cell: (row) => format(row.total) },
            { id: 'texts', label: say.texts, isNumber: true, cell: ({ texts }) => (texts === undefined ? '–' : formatNumber(texts)) },
          ]}
        />
      </details>
    </Card>
  );
}
