import { Table } from '../../components/table.tsx';
import { formatAmount, formatNumber, formatShortDay } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { amountIn, type Sum } from './sums.ts';
import type { Grouping } from './usage-search.ts';

const { usage: say } = words;

export interface Part {
  readonly key: string;
  readonly name: string;
  readonly sum: Sum;
}

const costOf = ({ costs, unpriced }: Sum): string => {
  const all = Object.entries(costs).map(([currency, amount]) => formatAmount(amount, currency));
  return [...all, ...(unpriced > 0 ? [say.noPrice] : [])].join(' + ') || '–';
};

/** What each day, kind, model, campaign or key was used for, and its part of all. */
export function PartsTable({ by, rows, measure }: { readonly by: Grouping; readonly rows: readonly Part[]; readonly measure: string }) {
  const all = rows.reduce((total, { sum }) => total + amountIn(sum, measure), 0);
  return (
    <Table
      label={say.sumsBy(say.groupings[by])}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        { id: 'name', label: say.groupings[by], cell: ({ name }) => <bdi>{by === 'day' ? formatShortDay(name) : name}</bdi> },
        { id: 'texts', label: say.texts, isNumber: true, cell: ({ sum }) => (sum.texts === undefined ? '–' : formatNumber(sum.texts)) },
        { id: 'tokens', label: say.tokens, isNumber: true, cell: ({ sum }) => formatNumber(sum.tokens) },
        { id: 'cost', label: say.cost, isNumber: true, cell: ({ sum }) => costOf(sum) },
        {
          id: 'share',
          label: say.share,
          isNumber: true,
          cell: ({ sum }) => (all === 0 ? '–' : `${formatNumber(Math.round((amountIn(sum, measure) / all) * 100))} %`),
        },
      ]}
    />
  );
}
