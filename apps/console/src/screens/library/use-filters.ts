import type { ContentForm } from '@handbill/client/counting';
import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { useForms } from '../../data/forms.ts';
import type { Filter } from '../../components/search.tsx';
import { useCampaignList } from '../../data/use-names.ts';
import { asWords, formatLanguage } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { useViewFilters } from '../../data/text-views.ts';
import { filtersOf, type LibrarySearch } from './library-search.ts';

/** Tabs are by status. */
const notOffered = new Set(['status', 'is_exact']);
const labels: Readonly<Record<string, string>> = words.library.filters;

/** The name of a value: by the forms, where one of them knows it. */
function valueLabel(forms: readonly ContentForm[], name: string, value: string): string {
  if (name === 'type') return forms.find(({ type }) => type === value)?.label ?? asWords(value);
  if (name === 'language') return formatLanguage(value);
  const named = forms.map(({ schema }) => schema.properties?.[name]).find((schema) => schema?.enum?.includes(value));
  return named?.enumTitles?.[named.enum?.indexOf(value) ?? -1] ?? value;
}

/** The filters on offer: the values of the listed texts, and the campaigns. */
export function useFilters(search: LibrarySearch): {
  readonly filters: readonly Filter[];
  readonly labelOf: (name: string, value: string) => string;
} {
  const { content } = useHandbill();
  const { view = 'all', ...set } = search;
  const facets = useQuery(content.facets.queryOptions({ ...useViewFilters()[view], ...set })).data;
  const running = useCampaignList() ?? [];
  const forms = useForms() ?? [];
  const counted = Object.entries(facets ?? {}).flatMap(([facet, values]): Filter[] => {
    const name = facet.replace(/s$/, '');
    if (notOffered.has(facet) || !Array.isArray(values)) return [];
    return [
      {
        name,
        label: labels[name] ?? asWords(name),
        values: values.map(({ value, count }) => ({ value, count, label: valueLabel(forms, name, value) })),
      },
    ];
  });
  const campaign: Filter = {
    name: 'campaign_id',
    label: words.library.filters.campaign_id,
    values: running.map(({ id, name }) => ({ value: id, label: name })),
  };
  const all = [...counted, campaign];
  return {
    filters: all.filter(({ name, values }) => values.length > 0 && !filtersOf(search).includes(name)),
    labelOf: (name, value) =>
      all.find((each) => each.name === name)?.values.find((each) => each.value === value)?.label ?? valueLabel(forms, name, value),
  };
}
