import type { JsonSchema } from '@handbill/client/counting';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../components/button.tsx';
import { formatNumber } from '../words/formats.ts';
import { words } from '../words/words.ts';
import type { CompoundProps } from './compound-field.tsx';
import { entriesOf, withEntry, withoutEntry } from './entries.ts';
import { emptyRow, rowsOf, type Row } from './pasted-rows.ts';
import styles from './form.module.css';

const { brief: say } = words;

interface CellProps {
  readonly schema: JsonSchema;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: string | undefined) => void;
}

const Cell = ({ schema, label, value, onChange }: CellProps) =>
  schema.enum === undefined ? (
    <input
      aria-label={label}
      dir="auto"
      maxLength={schema.maxLength}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value || undefined)}
    />
  ) : (
    <select aria-label={label} value={String(value)} onChange={({ target }) => onChange(target.value)}>
      {schema.enum.map((each, at) => (
        <option key={each} value={each}>
          {schema.enumTitles?.[at] ?? each}
        </option>
      ))}
    </select>
  );

interface LineProps {
  readonly row: Row;
  readonly at: number;
  readonly columns: readonly (readonly [name: string, schema: JsonSchema])[];
  readonly onRow: (at: number, row: Row | undefined) => void;
}

const Line = memo(function Line({ row, at, columns, onRow }: LineProps) {
  return (
    <tr aria-rowindex={at + 2}>
      {columns.map(([name, schema]) => (
        <td key={name} data-column={name}>
          <Cell
            schema={schema}
            label={`${schema.title ?? name} ${at + 1}`}
            value={row[name]}
            onChange={(value) => onRow(at, { ...row, [name]: value })}
          />
        </td>
      ))}
      <td>
        <Button small look="quiet" icon="x" about={say.remove(String(at + 1))} onClick={() => onRow(at, undefined)} />
      </td>
    </tr>
  );
});

/** Rows of plain values, of which only what is seen is drawn. What is pasted from a sheet becomes rows. */
export function RowsTable({ field: { schema, name }, value, onChange }: CompoundProps) {
  const { items = {}, maxItems = Infinity, title = name } = schema;
  const rows = entriesOf<Row>(value);
  const columns = Object.entries(items.properties ?? {});
  const [told, tell] = useState('');
  const latest = useRef({ rows, onChange });
  useEffect(() => {
    latest.current = { rows, onChange };
  });
  const frame = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({ count: rows.length, getScrollElement: () => frame.current, estimateSize: () => 41, overscan: 6 });
  const seen = virtualizer.getVirtualItems();
  const onRow = useCallback((at: number, row: Row | undefined) => {
    const now = latest.current;
    now.onChange(row === undefined ? withoutEntry(now.rows, at) : withEntry(now.rows, at, row));
  }, []);
  const paste = (text: string, from: string, at: number) => {
    const fresh = rowsOf(text, items, from);
    const isBlank = rows[at] === undefined || Object.entries(rows[at]).every(([member, each]) => each === emptyRow(items)[member]);
    const next = [...rows.slice(0, isBlank ? at : at + 1), ...fresh, ...rows.slice(at + 1)];
    onChange(next.slice(0, maxItems));
    tell(say.pasted(formatNumber(Math.min(fresh.length, maxItems)), next.length > maxItems ? formatNumber(maxItems) : undefined));
  };
  const columnsShown = columns.length + 1;
  return (
    <div className="stack tight">
      <div
        ref={frame}
        role="group"
        aria-label={title}
        tabIndex={0}
        className={styles['frame']}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (!/[\t\n]/.test(text.trim())) return;
          event.preventDefault();
          const cell = (event.target as Element).closest<HTMLElement>('[data-column]');
          const index = Number(cell?.parentElement?.getAttribute('aria-rowindex') ?? rows.length + 2) - 2;
          paste(text, cell?.dataset['column'] ?? columns[0]?.[0] ?? '', index);
        }}
      >
        <table className={styles['rows']} aria-label={title} aria-rowcount={rows.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
              {columns.map(([column, member]) => (
                <th key={column} scope="col">
                  {member.title}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {seen[0] !== undefined && seen[0].start > 0 && (
              <tr style={{ height: seen[0].start }} aria-hidden="true">
                <td colSpan={columnsShown} />
              </tr>
            )}
            {seen.map(({ index, key }) => {
              const row = rows[index];
              return row && <Line key={key} row={row} at={index} columns={columns} onRow={onRow} />;
            })}
            {seen.length > 0 && virtualizer.getTotalSize() > (seen.at(-1)?.end ?? 0) && (
              <tr style={{ height: virtualizer.getTotalSize() - (seen.at(-1)?.end ?? 0) }} aria-hidden="true">
                <td colSpan={columnsShown} />
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <div className="row">
        <Button
          small
          icon="plus"
          about={title}
          {...(rows.length >= maxItems && { refusal: say.tooMany(formatNumber(maxItems)) })}
          onClick={() => onChange([...rows, emptyRow(items)])}
        >
          {say.add}
        </Button>
        <label className={styles['paste']}>
          <span className="small dim">{say.paste}</span>
          <textarea
            rows={1}
            value=""
            placeholder={say.pasteHint}
            onChange={({ target }) => /[\t\n]/.test(target.value.trim()) && paste(target.value, columns[0]?.[0] ?? '', rows.length)}
          />
        </label>
        <span className="small dim" role="status">
          {told}
        </span>
      </div>
    </div>
  );
}
