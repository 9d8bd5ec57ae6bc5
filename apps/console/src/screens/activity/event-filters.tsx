import type { FeedEvent } from '@handbill/client';
import { useRef } from 'react';
import { Chip } from '../../components/chip.tsx';
import { Menu, type MenuAction } from '../../components/menu.tsx';
import { useKeys } from '../../keys/use-keys.ts';
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

/** The filters: nouns, and the people and keys that are in sight. Each is dropped by a press. */
export function EventFilters({ search, events, keyName, onChange }: EventFiltersProps) {
  const menu = useRef<HTMLSpanElement>(null);
  useKeys({ filter: () => menu.current?.querySelector('button')?.click() });
  const labelOf = (name: FilterName, value: string): string =>
    name === 'type'
      ? (wordFor(say.nouns, value.split('.')[0] ?? '') ?? value)
      : name === 'key'
        ? keyName(value)
        : name === 'actor'
          ? actorName(value)
          : value;
  const choices: readonly (readonly [FilterName, readonly string[]])[] = [
    ['type', Object.keys(say.nouns).map((noun) => `${noun}.*`)],
    ['actor', once(events.map(({ actor }) => actor))],
    ['key', once(events.map(({ key_id: key }) => key))],
  ];
  const actions = choices
    .filter(([name]) => search[name] === undefined)
    .flatMap(([name, values]) =>
      values.slice(0, 20).map((value, at): MenuAction => ({
        label: labelOf(name, value),
        hint: say.filters[name],
        isApart: at === 0,
        act: () => onChange({ [name]: value }),
      })),
    );
  return (
    <span className="row" role="search">
      {filtersOf(search).map((name) => (
        <Chip key={name} on remove={say.drop(say.filters[name])} onClick={() => onChange({ [name]: undefined })}>
          {say.filters[name]}: <b>{labelOf(name, search[name] ?? '')}</b>
        </Chip>
      ))}
      <span ref={menu}>
        <Menu label={words.library.filter} actions={actions} asChip />
      </span>
    </span>
  );
}
