import type { FeedEvent } from '@handbill/client';
import { FilterBar, type Filter } from '../../components/search.tsx';
import { actorName } from '../../data/use-me.ts';
import { wordFor, words } from '../../words/words.ts';
import { filtersOf, type ActivitySearch, type FilterName } from './activity-search.ts';

const { activity: say } = words;

interface EventFiltersProps {
  readonly search: ActivitySearch;
  readonly events: readonly FeedEvent[];
  readonly keyName: (id: string) => string;
  readonly onChange: (change: ActivitySearch) => void;
}

const once = (values: readonly (string | null)[]): string[] => [...new Set(values.filter((value) => value !== null))];
const maxOffered = 20;

/** The filters: nouns, and the people and keys that are in sight. */
export function EventFilters({ search, events, keyName, onChange }: EventFiltersProps) {
  const labels: Readonly<Record<FilterName, (value: string) => string>> = {
    type: (value) => wordFor(say.nouns, value.split('.')[0] ?? '') ?? value,
    resource: (value) => value,
    actor: actorName,
    key: keyName,
  };
  const choices: readonly (readonly [FilterName, readonly string[]])[] = [
    ['type', Object.keys(say.nouns).map((noun) => `${noun}.*`)],
    ['actor', once(events.map(({ actor }) => actor))],
    ['key', once(events.map(({ key_id: key }) => key))],
  ];
  const filters = choices
    .filter(([name]) => search[name] === undefined)
    .map(([name, values]): Filter => {
      const offered = values.slice(0, maxOffered).map((value) => ({ value, label: labels[name](value) }));
      return { name, label: say.filters[name], values: offered };
    });
  const set = filtersOf(search).map((name) => ({ name, label: say.filters[name], value: labels[name](search[name] ?? '') }));
  return <FilterBar filters={filters} set={set} onChange={onChange} />;
}
