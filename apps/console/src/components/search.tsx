import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import { formatNumber } from '../words/formats.ts';
import { words } from '../words/words.ts';
import { Chip } from './chip.tsx';
import { Icon } from './icon.tsx';
import type { MenuAction } from './layers.tsx';
import { Menu } from './menu.tsx';
import styles from './search.module.css';

interface SearchProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Words to look for: looked for when one pauses. */
export function Search({ label, hint = label, value, onChange }: SearchProps) {
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
        aria-label={label}
        placeholder={hint}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </span>
  );
}

/** A filter that is offered, with its values. */
export interface Filter {
  readonly name: string;
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly label: string; readonly count?: number }[];
}

interface FilterBarProps {
  readonly filters: readonly Filter[];
  /** Those that are set. */
  readonly set: readonly { readonly name: string; readonly label: string; readonly value: string }[];
  readonly onChange: (change: Readonly<Record<string, string | undefined>>) => void;
  readonly children?: ReactNode;
}

/** Filters that are set, each of which a press drops, and a menu of others, which a key opens. */
export function FilterBar({ filters, set, onChange, children }: FilterBarProps) {
  const menu = useRef<HTMLSpanElement>(null);
  useKeys({ filter: () => menu.current?.querySelector('button')?.click() });
  const actions = filters.flatMap(({ name, label: hint, values }) =>
    values.map(({ value, label, count }, at): MenuAction => ({
      label,
      hint: count === undefined ? hint : `${hint} · ${formatNumber(count)}`,
      isApart: at === 0,
      act: () => onChange({ [name]: value }),
    })),
  );
  return (
    <div className="row" role="search">
      {children}
      {set.map(({ name, label, value }) => (
        <Chip key={name} on remove={words.dropFilter(label)} onClick={() => onChange({ [name]: undefined })}>
          {label}: <b>{value}</b>
        </Chip>
      ))}
      {actions.length > 0 && (
        <span ref={menu}>
          <Menu label={words.filter} actions={actions} asChip />
        </span>
      )}
    </div>
  );
}
