import { useEffect, useRef, useState } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import { Icon } from './icon.tsx';
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
