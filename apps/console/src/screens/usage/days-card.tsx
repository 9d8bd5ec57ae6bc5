import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../components/card.tsx';
import { Table } from '../../components/table.tsx';
import { formatAmount, formatNumber, formatShortDay } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { Plot } from './plot.tsx';
import { amountIn, runningSums, sumsBy, type UsageRow } from './sums.ts';
import { daysOf, periodOf } from './period.ts';
import styles from './usage.module.css';

const { usage: say } = words;

interface DaysCardProps {
  readonly period: { readonly from: string; readonly to: string };
  readonly rows: readonly UsageRow[];
  /** A currency, or `tokens`. */
  readonly measure: string;
}

/** The cap of the workspace, where the period is the present month, which caps are about. */
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
  const all = daysOf(period);
  const totals = runningSums(all.map((day) => amountIn(sums.get(day), measure)));
  const days = all.map((day, at) => {
    const [of, total = 0] = [sums.get(day), totals[at]];
    return { day, label: formatShortDay(day), value: amountIn(of, measure), total, texts: of?.texts };
  });
  const what = measure === 'tokens' ? words.brief.tokens : say.cost;
  const title = say.described(
    what,
    formatShortDay(period.from),
    formatShortDay(period.to),
    format(totals.at(-1) ?? 0),
    cap === undefined ? '' : format(cap),
  );
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
            { label: say.groupings.day, cell: ({ label }) => label },
            { label: what, isNumber: true, cell: ({ value }) => format(value) },
            { label: say.runningSum, isNumber: true, cell: (row) => format(row.total) },
            { label: words.library.list, isNumber: true, cell: ({ texts }) => (texts === undefined ? '–' : formatNumber(texts)) },
          ]}
        />
      </details>
    </Card>
  );
}
