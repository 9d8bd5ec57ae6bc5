import { useHandbill } from '@handbill/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useForms } from '../../data/forms.ts';
import { useNames } from '../../data/use-names.ts';
import { asWords } from '../../words/formats.ts';
import { amountIn, measureOf, sumOf, sumsBy, type UsageRow } from './sums.ts';
import { periodOf } from './period.ts';
import { type Grouping, type UsageSearch } from './usage-search.ts';

/** As many sums as are on a page at most. */
const limit = 1_000;
const members = { day: 'day', type: 'type', model: 'model', campaign: 'campaign_id', key: 'key_id' } as const;

/** The subject of a row, in words. */
function useNameOf(by: Grouping): (key: string) => string {
  const names = useNames();
  const forms = useForms();
  return (key) => {
    if (by === 'campaign') return names.campaign(key || null);
    if (by === 'key') return names.key(key || null);
    return by === 'type' ? (forms?.find(({ type }) => type === key)?.label ?? asWords(key)) : key;
  };
}

/** The usage of a period by day, by model and by the chosen grouping: one request. */
export function useUsage(search: UsageSearch) {
  const { usage } = useHandbill();
  const period = periodOf(search);
  const by = search.by ?? 'model';
  const options = (grouping: Grouping) => ({
    ...usage.get.queryOptions({ ...period, by: grouping, limit }),
    placeholderData: keepPreviousData,
  });
  const [days, models, parts] = [useQuery(options('day')), useQuery(options('model')), useQuery(options(by))];
  const nameOf = useNameOf(by);
  const sum = sumOf(days.data?.data ?? []);
  const measure = measureOf(sum);
  const sums = sumsBy(parts.data?.data ?? [], (row: UsageRow) => row[members[by]] ?? '');
  const rows = [...sums]
    .map(([key, of]) => ({ key, name: nameOf(key), sum: of }))
    .toSorted((one, other) =>
      by === 'day' ? one.key.localeCompare(other.key) : amountIn(other.sum, measure) - amountIn(one.sum, measure),
    );
  return {
    period,
    by,
    days: days.data?.data,
    parts: parts.data,
    rows,
    sum,
    measure,
    unpriced: [...new Set(models.data?.data.filter(({ cost }) => cost === null).map(({ model }) => model ?? ''))],
    isStale: days.isPlaceholderData || parts.isPlaceholderData,
    error: days.error ?? parts.error ?? models.error,
    refetch: () => Promise.all([days, models, parts].map((query) => query.refetch())),
  };
}
