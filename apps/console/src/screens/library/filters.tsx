import { FilterBar, Search } from '../../components/search.tsx';
import { asWords } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { filtersOf, type LibrarySearch } from './library-search.ts';
import { useFilters } from './use-filters.ts';

const { library: say } = words;
const labels: Readonly<Record<string, string>> = say.filters;
export type Change = (change: LibrarySearch) => void;

interface FiltersProps {
  readonly search: LibrarySearch;
  readonly onChange: Change;
  /** Filters that are set for good, and not offered. */
  readonly always?: LibrarySearch;
}

/** Words to look for, and filters. */
export function Filters({ search, onChange, always = {} }: FiltersProps) {
  const { filters, labelOf } = useFilters({ ...search, ...always });
  const set = filtersOf(search).map((name) => ({
    name,
    label: labels[name] ?? asWords(name),
    value: labelOf(name, search[name] ?? ''),
  }));
  return (
    <FilterBar filters={filters} set={set} onChange={onChange}>
      <Search
        label={say.search}
        hint={say.searchHint}
        value={search.q ?? ''}
        onChange={(q) => onChange({ q: q === '' ? undefined : q } as LibrarySearch)}
      />
    </FilterBar>
  );
}
