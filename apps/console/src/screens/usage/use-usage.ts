import { useHandbill } from '@handbill/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useForms } from '../../data/forms.ts';
import { useNames } from '../../data/use-names.ts';
import { asWords } from '../../words/formats.ts';
import { periodOf, type Grouping, type UsageSearch } from './usage-search.ts';
import type { UsageRow } from './sums.ts';

/** As many sums as are on a page at most. */
const limit = 1_000;

/** The usage of a period by day, by model and by what was asked for: one request. */
export function useUsage(search: UsageSearch) {
  const { usage } = useHandbill();
  const period = periodOf(search);
  const by = search.by ?? 'model';
  const options = (grouping: Grouping) => ({
    ...usage.get.queryOptions({ ...period, by: grouping, limit }),
    placeholderData: keepPreviousData,
  });
  const [days, models, parts] = [useQuery(options('day')), useQuery(options('model')), useQuery(options(by))];
  return { period, by, days, models, parts };
}

/** What a row is about, in words. */
export function useRowNames(by: Grouping): { readonly keyOf: (row: UsageRow) => string; readonly nameOf: (key: string) => string } {
  const names = useNames();
  const forms = useForms();
  const member = ({ day: 'day', type: 'type', model: 'model', campaign: 'campaign_id', key: 'key_id' } as const)[by];
  const keyOf = (row: UsageRow) => row[member] ?? '';
  const nameOf = (key: string): string => {
    if (by === 'campaign') return names.campaign(key || null);
    if (by === 'key') return names.key(key || null);
    return by === 'type' ? (forms?.find(({ type }) => type === key)?.label ?? asWords(key)) : key;
  };
  return { keyOf, nameOf };
}
