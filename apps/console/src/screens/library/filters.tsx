import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Chip } from '../../components/chip.tsx';
import { Icon } from '../../components/icon.tsx';
import { Menu, type MenuAction } from '../../components/menu.tsx';
import { useForms } from '../../data/forms.ts';
import { useAllowed } from '../../data/use-me.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { formatLanguage } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { filterNames, type FilterName, type LibrarySearch } from './library-search.ts';
import styles from '../../components/search.module.css';

const { library: say } = words;
export type Change = (change: LibrarySearch) => void;

/** What each filter's value is called. */
function useNames(): (name: FilterName, value: string) => string {
  const forms = useForms();
  const mayRead = useAllowed('campaigns:read');
  const campaigns = useQuery({ ...useHandbill().campaigns.list.queryOptions({ limit: 100 }), enabled: mayRead }).data?.data;
  return (name, value) => {
    if (name === 'type') return forms?.find(({ type }) => type === value)?.label ?? value;
    if (name === 'language') return formatLanguage(value);
    return (name === 'campaign_id' && campaigns?.find(({ id }) => id === value)?.name) || value;
  };
}

/** What there is to filter by: the kinds of the contract, and the workspace's own campaigns, languages and tags. */
function useChoices(texts: readonly { readonly language: string; readonly tags: readonly string[] }[]): Readonly<Record<FilterName, readonly string[]>> {
  const mayRead = useAllowed('campaigns:read');
  const campaigns = useQuery({ ...useHandbill().campaigns.list.queryOptions({ limit: 100 }), enabled: mayRead }).data?.data ?? [];
  const forms = useForms() ?? [];
  return {
    type: forms.map(({ type }) => type),
    language: [...new Set(texts.map(({ language }) => language))],
    tag: [...new Set(texts.flatMap(({ tags }) => tags))],
    campaign_id: campaigns.map(({ id }) => id),
  };
}

function Search({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const [text, setText] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => onChange(text), 200);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  useKeys({ search: () => field.current?.focus() });
  return (
    <span className={styles['search']}>
      <Icon name="search" />
      <input ref={field} type="search" aria-label={say.search} placeholder={say.searchHint} value={text} onChange={({ target }) => setText(target.value)} />
    </span>
  );
}

interface FiltersProps {
  readonly search: LibrarySearch;
  readonly onChange: Change;
  readonly texts: Parameters<typeof useChoices>[0];
}

/** Words to look for, and filters, each of which a press drops. */
export function Filters({ search, onChange, texts }: FiltersProps) {
  const nameOf = useNames();
  const choices = useChoices(texts);
  const set = filterNames.filter((name) => search[name] !== undefined);
  const actions = filterNames
    .filter((name) => search[name] === undefined)
    .flatMap((name) => choices[name].map((value, at): MenuAction => ({ label: nameOf(name, value), hint: say.filters[name], isApart: at === 0, act: () => onChange({ [name]: value }) })));
  useKeys({ filter: () => document.querySelector<HTMLButtonElement>('[data-filters] button')?.click() });
  return (
    <div className="row" role="search">
      <Search value={search.q ?? ''} onChange={(q) => onChange({ q: q === '' ? undefined : q } as LibrarySearch)} />
      {set.map((name) => (
        <Chip key={name} on remove={say.drop(say.filters[name])} onClick={() => onChange({ [name]: undefined } as LibrarySearch)}>
          {say.filters[name]}: <b>{nameOf(name, search[name] ?? '')}</b>
        </Chip>
      ))}
      {actions.length > 0 && (
        <span data-filters>
          <Menu label={say.filter} actions={actions} asChip />
        </span>
      )}
    </div>
  );
}
