import { useState, type KeyboardEvent } from 'react';
import { words } from '../words/words.ts';
import type { ControlProps } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './tokens.module.css';

interface TokensProps {
  readonly control: ControlProps;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  readonly placeholder?: string;
  /** The usual values; any other may be typed as well. */
  readonly suggestions?: readonly string[];
}

/** Several short values, each of which a press takes away. */
export function Tokens({ control, values, onChange, placeholder = words.brief.add, suggestions = [] }: TokensProps) {
  const [text, setText] = useState('');
  const add = (more: string) => {
    const fresh = more.split(/[,\n]/).map((each) => each.trim());
    onChange([...new Set([...values, ...fresh.filter(Boolean)])]);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && text.trim() !== '' && !event.metaKey && !event.ctrlKey) {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '') onChange(values.slice(0, -1));
  };
  return (
    <div className={styles['box']}>
      {values.map((value) => (
        <span key={value} className={styles['token']}>
          <bdi>{value}</bdi>
          <button type="button" onClick={() => onChange(values.filter((each) => each !== value))}>
            <Icon name="x" small />
            <span className="vh">{words.brief.remove(value)}</span>
          </button>
        </span>
      ))}
      <input
        {...control}
        value={text}
        placeholder={placeholder}
        list={suggestions.length === 0 ? undefined : `${control.id}-usual`}
        onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setText(target.value))}
        onKeyDown={onKeyDown}
        onBlur={() => text.trim() !== '' && add(text)}
      />
      {suggestions.length > 0 && (
        <datalist id={`${control.id}-usual`}>
          {suggestions
            .filter((each) => !values.includes(each))
            .map((each) => (
              <option key={each} value={each} />
            ))}
        </datalist>
      )}
    </div>
  );
}
