import { useNavigate, useSearch } from '@tanstack/react-router';
import { Bones } from '../../components/bones.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Chip } from '../../components/chip.tsx';
import { Empty } from '../../components/empty.tsx';
import { Field } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { RadioCards } from '../../components/radio-cards.tsx';
import { useTitle } from '../../data/use-title.ts';
import { formatAmount, formatList, formatNumber } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import strip from '../../components/strip.module.css';
import { CapsCard } from './caps-card.tsx';
import { csvOf, saveFile } from './csv.ts';
import { DaysCard } from './days-card.tsx';
import { PartsTable } from './parts-table.tsx';
import { amountIn, measureOf, sumOf, sumsBy, type Sum } from './sums.ts';
import { groupings, monthBefore, periodOf, type Grouping, type UsageSearch } from './usage-search.ts';
import { useRowNames, useUsage } from './use-usage.ts';
import styles from './usage.module.css';

const { usage: say } = words;

function Choice({ search, onChange }: { readonly search: UsageSearch; readonly onChange: (change: UsageSearch) => void }) {
  const period = periodOf(search);
  const [now, before] = [periodOf({}), monthBefore(new Date().toISOString())];
  const isOf = ({ from, to }: typeof now) => from === period.from && to === period.to;
  return (
    <div className={styles['dates']} role="search">
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} label={say[end]}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={period[end]}
              onChange={({ target }) => target.value !== '' && onChange({ ...period, [end]: target.value })}
            />
          )}
        </Field>
      ))}
      <span className="row">
        <Chip on={isOf(now)} pressed={isOf(now)} onClick={() => onChange({ from: undefined, to: undefined })}>
          {say.thisMonth}
        </Chip>
        <Chip on={isOf(before)} pressed={isOf(before)} onClick={() => onChange(before)}>
          {say.lastMonth}
        </Chip>
      </span>
    </div>
  );
}

const Figure = ({ label, value, hint }: { readonly label: string; readonly value: string; readonly hint?: string | undefined }) => (
  <div>
    <span className="dim">{label}</span>
    <span className={strip['big']}>{value}</span>
    {hint !== undefined && <span className="small dimmer">{hint}</span>}
  </div>
);

function Figures({ sum, unpriced }: { readonly sum: Sum; readonly unpriced: readonly string[] }) {
  const costs = Object.entries(sum.costs).map(([currency, amount]) => formatAmount(amount, currency));
  const cached = sum.input === 0 ? 0 : Math.round((sum.cached / sum.input) * 100);
  return (
    <div className={strip['strip']}>
      <Figure label={say.cost} value={costs.length === 0 ? '–' : formatList(costs)} />
      <Figure label={say.texts} value={sum.texts === undefined ? '–' : formatNumber(sum.texts)} />
      <Figure label={say.tokens} value={formatNumber(sum.tokens)} hint={say.cached(cached)} />
      <Figure label={say.unpriced} value={formatNumber(unpriced.length)} hint={say.unpricedHint} />
    </div>
  );
}

/** What models were used for, and what that cost. */
export function Usage() {
  useTitle(say.title);
  const search = useSearch({ from: '/shell/usage' });
  const navigate = useNavigate({ from: '/usage' });
  const { period, by, days, models, parts } = useUsage(search);
  const { keyOf, nameOf } = useRowNames(by);
  const change = (next: UsageSearch) => void navigate({ search: (now) => ({ ...now, ...next }), replace: true, resetScroll: false });
  const error = days.error ?? parts.error ?? models.error;
  const sum = sumOf(days.data?.data ?? []);
  const measure = measureOf(sum);
  const unpriced = [...new Set(models.data?.data.filter(({ cost }) => cost === null).map(({ model }) => model ?? ''))];
  const sums = sumsBy(parts.data?.data ?? [], keyOf);
  const rows = [...sums]
    .map(([key, of]) => ({ key, name: nameOf(key), sum: of }))
    .toSorted((one, other) =>
      by === 'day' ? one.key.localeCompare(other.key) : amountIn(other.sum, measure) - amountIn(one.sum, measure),
    );
  const save = () => {
    const currencies = Object.keys(sum.costs);
    const head = [by, ...currencies, 'input_tokens', 'cached_input_tokens', 'output_tokens', 'tokens_without_a_price', 'texts'];
    const lines = rows.map(({ name, sum: of }) => {
      const costs = currencies.map((currency) => of.costs[currency] ?? 0);
      return [name, ...costs, of.input, of.cached, of.output, of.unpriced, of.texts ?? ''];
    });
    saveFile(`usage-${period.from}-${period.to}-${by}.csv`, csvOf([head, ...lines]), 'text/csv');
  };
  const isEmpty = days.data !== undefined && days.data.data.length === 0;
  return (
    <div className="page" aria-busy={days.isPlaceholderData || parts.isPlaceholderData}>
      <div className="head">
        <h1>{say.title}</h1>
        <Choice search={search} onChange={change} />
      </div>
      {error && <ProblemNotice error={error} onAgain={() => void Promise.all([days, models, parts].map(({ refetch }) => refetch()))} />}
      {unpriced.length > 0 && (
        <Notice tone="warn">
          <p>{say.withoutPrice(unpriced.length, formatList(unpriced), formatNumber(sum.unpriced))}</p>
        </Notice>
      )}
      {days.data && <Figures sum={sum} unpriced={unpriced} />}
      <div className="split">
        <div className="stack loose">
          {isEmpty ? (
            <Card label={say.perDay(say.cost)}>
              <Empty title={say.empty} hint={say.emptyHint} />
            </Card>
          ) : days.data ? (
            <DaysCard period={period} rows={days.data.data} measure={measure} />
          ) : (
            <Bones rows={6} />
          )}
          <RadioCards
            legend={say.by}
            value={by}
            cards={groupings.map((value) => ({ value, label: say.groupings[value] }))}
            onChange={(value) => change({ by: value as Grouping })}
          />
          {!isEmpty && (
            <Card
              title={say.sumsBy(say.groupings[by])}
              flush
              beside={
                <Button small look="quiet" icon="out" className="end" onClick={save}>
                  {say.csv}
                </Button>
              }
            >
              {parts.data ? <PartsTable by={by} rows={rows} measure={measure} /> : <Bones rows={4} />}
              {parts.data?.pagination.has_more === true && <p className="small dim">{say.onlyFirst(formatNumber(rows.length))}</p>}
            </Card>
          )}
        </div>
        <CapsCard />
      </div>
    </div>
  );
}
