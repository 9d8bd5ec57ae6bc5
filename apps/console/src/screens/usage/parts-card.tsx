import { Bones } from '../../components/bones.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Table } from '../../components/table.tsx';
import { formatAmount, formatNumber, formatShortDay } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { amountIn, type Sum } from './sums.ts';
import type { useUsage } from './use-usage.ts';

const { usage: say } = words;

const costOf = ({ costs, unpriced }: Sum): string => {
  const all = Object.entries(costs).map(([currency, amount]) => formatAmount(amount, currency));
  return [...all, ...(unpriced > 0 ? [say.noPrice] : [])].join(' + ') || '–';
};

/** A cell as sheets read it; one that they would take for a formula begins with an apostrophe. */
function cellOf(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const csvOf = (rows: readonly (readonly (string | number)[])[]): string => rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/** Has the browser save a text that was made in the page. */
function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function save({ rows, sum, by, period }: ReturnType<typeof useUsage>): void {
  const currencies = Object.keys(sum.costs);
  const head = [by, ...currencies, 'input_tokens', 'cached_input_tokens', 'output_tokens', 'tokens_without_a_price', 'texts'];
  const lines = rows.map(({ name, sum: of }) => {
    const costs = currencies.map((currency) => of.costs[currency] ?? 0);
    return [name, ...costs, of.input, of.cached, of.output, of.unpriced, of.texts ?? ''];
  });
  saveFile(`usage-${period.from}-${period.to}-${by}.csv`, csvOf([head, ...lines]), 'text/csv');
}

/** The usage of each day, kind, model, campaign or key, and its part of all. */
export function PartsCard({ usage }: { readonly usage: ReturnType<typeof useUsage> }) {
  const { by, rows, measure, parts } = usage;
  const title = say.sumsBy(say.groupings[by]);
  const all = rows.reduce((total, { sum }) => total + amountIn(sum, measure), 0);
  const partOf = (sum: Sum) => (all === 0 ? '–' : `${formatNumber(Math.round((amountIn(sum, measure) / all) * 100))} %`);
  return (
    <Card
      title={title}
      flush
      beside={
        <Button small look="quiet" icon="out" className="end" onClick={() => save(usage)}>
          {say.csv}
        </Button>
      }
      {...(parts?.pagination.has_more === true && { footer: say.onlyFirst(formatNumber(rows.length)) })}
    >
      {parts === undefined ? (
        <Bones rows={4} />
      ) : (
        <Table
          label={title}
          rows={rows}
          keyOf={({ key }) => key}
          columns={[
            { label: say.groupings[by], cell: ({ name }) => <bdi>{by === 'day' ? formatShortDay(name) : name}</bdi> },
            { label: words.library.list, isNumber: true, cell: ({ sum }) => (sum.texts === undefined ? '–' : formatNumber(sum.texts)) },
            { label: words.brief.tokens, isNumber: true, cell: ({ sum }) => formatNumber(sum.tokens) },
            { label: say.cost, isNumber: true, cell: ({ sum }) => costOf(sum) },
            { label: say.share, isNumber: true, cell: ({ sum }) => partOf(sum) },
          ]}
        />
      )}
    </Card>
  );
}
