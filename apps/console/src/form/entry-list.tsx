import type { ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { words } from '../words/words.ts';
import type { CompoundProps } from './compound-field.tsx';
import { Group } from './group.tsx';
import styles from './form.module.css';

interface EntryListProps<Entry> extends CompoundProps {
  readonly empty: Entry;
  readonly draw: (entry: Entry, at: number, label: string, onEntry: (entry: Entry) => void) => ReactNode;
}

/** Several entries, each of which can be taken away. */
function EntryList<Entry>({ field: { schema, name }, value, onChange, empty, draw }: EntryListProps<Entry>) {
  const entries = Array.isArray(value) ? (value as readonly Entry[]) : [];
  const title = schema.title ?? name;
  return (
    <div className="stack">
      {entries.map((entry, at) => {
        const label = words.brief.entry(title, at + 1);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- entries have no names, and only behind the last one is added
          <fieldset key={at} className={styles['entry']} aria-label={label}>
            {draw(entry, at, label, (next) => onChange(entries.with(at, next)))}
            <Button small look="quiet" icon="trash" about={words.brief.remove(label)} onClick={() => onChange(entries.toSpliced(at, 1))} />
          </fieldset>
        );
      })}
      {entries.length < (schema.maxItems ?? Infinity) && (
        <Button small icon="plus" className="start" about={title} onClick={() => onChange([...entries, empty])}>
          {words.brief.add}
        </Button>
      )}
    </div>
  );
}

/** Several texts of several lines. */
export const Passages = (props: CompoundProps) => (
  <EntryList
    {...props}
    empty=""
    draw={(text, _at, label, onText) => (
      <textarea
        aria-label={label}
        dir="auto"
        rows={3}
        maxLength={props.field.schema.items?.maxLength}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    )}
  />
);

/** Several entries with fields of their own. */
export const Records = (props: CompoundProps) => (
  <EntryList<unknown>
    {...props}
    empty={{}}
    draw={(entry, at, _label, onEntry) => {
      const { field } = props;
      const own = { ...field, schema: field.schema.items ?? {}, pointer: `${field.pointer}/${at}` };
      return <Group {...props} field={own} value={entry} onChange={onEntry} />;
    }}
  />
);
