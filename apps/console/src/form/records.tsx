import { Button } from '../components/button.tsx';
import { words } from '../words/words.ts';
import type { CompoundProps } from './compound-field.tsx';
import { entriesOf, withEntry, withoutEntry } from './entries.ts';
import { Group } from './group.tsx';
import styles from './form.module.css';

/** Several entries with fields of their own. */
export function Records({ field, value, onChange, ...rest }: CompoundProps) {
  const { schema, name, pointer } = field;
  const entries = entriesOf<object>(value);
  const label = (at: number) => words.brief.entry(schema.title ?? name, at + 1);
  return (
    <div className="stack">
      {entries.map((entry, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries have no names, and only the last is added to
        <fieldset key={at} className={styles['record']}>
          <legend className="vh">{label(at)}</legend>
          <Group
            {...rest}
            field={{ ...field, schema: schema.items ?? {}, pointer: `${pointer}/${at}` }}
            value={entry}
            onChange={(next) => onChange(withEntry(entries, at, next as object))}
          />
          <Button small look="quiet" icon="trash" className="start" onClick={() => onChange(withoutEntry(entries, at))}>
            {words.brief.remove(label(at))}
          </Button>
        </fieldset>
      ))}
      {entries.length < (schema.maxItems ?? Infinity) && (
        <Button small icon="plus" className="start" about={schema.title ?? name} onClick={() => onChange([...entries, {}])}>
          {words.brief.add}
        </Button>
      )}
    </div>
  );
}
