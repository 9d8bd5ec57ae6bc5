import { Button } from '../components/button.tsx';
import { words } from '../words/words.ts';
import type { CompoundProps } from './compound-field.tsx';
import { entriesOf, withEntry, withoutEntry } from './entries.ts';
import styles from './form.module.css';

/** Several texts of several lines. */
export function Passages({ field: { schema, name }, value, onChange }: CompoundProps) {
  const texts = entriesOf<string>(value);
  const label = (at: number) => words.brief.entry(schema.title ?? name, at + 1);
  return (
    <div className="stack">
      {texts.map((text, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries have no names, and only the last is added to
        <div key={at} className={styles['passage']}>
          <textarea
            aria-label={label(at)}
            dir="auto"
            rows={3}
            maxLength={schema.items?.maxLength}
            value={text}
            onChange={({ target }) => onChange(withEntry(texts, at, target.value))}
          />
          <Button small look="quiet" icon="x" about={words.brief.remove(label(at))} onClick={() => onChange(withoutEntry(texts, at))} />
        </div>
      ))}
      {texts.length < (schema.maxItems ?? Infinity) && (
        <Button small icon="plus" className="start" about={schema.title ?? name} onClick={() => onChange([...texts, ''])}>
          {words.brief.add}
        </Button>
      )}
    </div>
  );
}
