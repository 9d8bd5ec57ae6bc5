import { useRef } from 'react';
import { Chip } from '../../components/chip.tsx';
import { Menu, type MenuAction } from '../../components/menu.tsx';
import { Search } from '../../components/search.tsx';
import { useKeys } from '../../keys/use-keys.ts';
import { asWords, formatNumber } from '../../words/formats.ts';
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

/** Words to look for, and filters, each of which a press drops. */
export function Filters({ search, onChange, always = {} }: FiltersProps) {
  const { filters, labelOf } = useFilters({ ...search, ...always });
  const actions = filters.flatMap(({ name, label, values }) =>
    values.map(({ value, label: of, count }, at): MenuAction => {
      const hint = count === undefined ? label : `${label} · ${formatNumber(count)}`;
      return { label: of, hint, isApart: at === 0, act: () => onChange({ [name]: value }) };
    }),
  );
  const menu = useRef<HTMLSpanElement>(null);
  useKeys({ filter: () => menu.current?.querySelector('button')?.click() });
  return (
    <div className="row" role="search">
      <Search
        label={say.search}
        hint={say.searchHint}
        value={search.q ?? ''}
        onChange={(q) => onChange({ q: q === '' ? undefined : q } as LibrarySearch)}
      />
      {filtersOf(search).map((name) => (
        <Chip key={name} on remove={say.drop(labels[name] ?? asWords(name))} onClick={() => onChange({ [name]: undefined })}>
          {labels[name] ?? asWords(name)}: <b>{labelOf(name, search[name] ?? '')}</b>
        </Chip>
      ))}
      {actions.length > 0 && (
        <span ref={menu}>
          <Menu label={say.filter} actions={actions} asChip />
        </span>
      )}
    </div>
  );
}
