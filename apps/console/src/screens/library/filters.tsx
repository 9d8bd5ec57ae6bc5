import { useEffect, useRef, useState } from 'react';
import { Chip } from '../../components/chip.tsx';
import { Icon } from '../../components/icon.tsx';
import { Menu, type MenuAction } from '../../components/menu.tsx';
import { useKeys } from '../../keys/use-keys.ts';
import { asWords, formatNumber } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { filtersOf, type LibrarySearch } from './library-search.ts';
import { useFilters } from './use-filters.ts';
import styles from '../../components/search.module.css';

const { library: say } = words;
const labels: Readonly<Record<string, string>> = say.filters;
export type Change = (change: LibrarySearch) => void;

function Search({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const [text, setText] = useState(value);
  const [seen, see] = useState(value);
  // Another value has come from the address.
  if (value !== seen) {
    see(value);
    setText(value);
  }
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => onChange(text), 200);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  useKeys({ search: () => field.current?.focus() });
  return (
    <span className={styles['search']}>
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        aria-label={say.search}
        placeholder={say.searchHint}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </span>
  );
}

interface FiltersProps {
  readonly search: LibrarySearch;
  readonly onChange: Change;
}

/** Words to look for, and filters, each of which a press drops. */
export function Filters({ search, onChange }: FiltersProps) {
  const { filters, labelOf } = useFilters(search);
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
      <Search value={search.q ?? ''} onChange={(q) => onChange({ q: q === '' ? undefined : q } as LibrarySearch)} />
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
