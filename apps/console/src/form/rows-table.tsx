import type { JsonSchema } from '@handbill/client/counting';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useRef, useState } from 'react';
import { Button } from '../components/button.tsx';
import { Scrolled } from '../components/table.tsx';
import { useLatest } from '../data/use-latest.ts';
import { formatNumber } from '../words/formats.ts';
import { words } from '../words/words.ts';
import type { CompoundProps } from './compound-field.tsx';
import { emptyRow, isBlank, rowsOf, type Row } from './pasted-rows.ts';
import styles from './form.module.css';

const { brief: say } = words;

interface LineProps {
  readonly row: Row;
  readonly at: number;
  readonly schema: JsonSchema;
  readonly onRow: (at: number, row: Row | undefined) => void;
}

const Line = memo(function Line({ row, at, schema, onRow }: LineProps) {
  return (
    <tr aria-rowindex={at + 2}>
      {Object.entries(schema.properties ?? {}).map(([name, { title = name, enum: values, enumTitles, maxLength }]) => {
        const cell = {
          'aria-label': `${title} ${at + 1}`,
          value: typeof row[name] === 'string' ? row[name] : '',
          onChange: ({ target }: { readonly target: { readonly value: string } }) =>
            onRow(at, { ...row, [name]: target.value || undefined }),
        };
        return (
          <td key={name} data-column={name}>
            {values === undefined ? (
              <input {...cell} dir="auto" maxLength={maxLength} />
            ) : (
              <select {...cell}>
                {values.map((each, place) => (
                  <option key={each} value={each}>
                    {enumTitles?.[place] ?? each}
                  </option>
                ))}
              </select>
            )}
          </td>
        );
      })}
      <td>
        <Button small look="quiet" icon="x" about={say.remove(String(at + 1))} onClick={() => onRow(at, undefined)} />
      </td>
    </tr>
  );
});

/** In place of rows that are not drawn. */
const Gap = ({ height }: { readonly height: number }) =>
  height > 0 && (
    <tr aria-hidden="true">
      <td style={{ height }} />
    </tr>
  );

/** The rows, as far as they are seen. */
function Rows({
  rows,
  schema,
  onRow,
  isReadOnly,
}: Pick<LineProps, 'schema' | 'onRow'> & { readonly rows: readonly Row[]; readonly isReadOnly: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({ count: rows.length, getScrollElement: () => frame.current, estimateSize: () => 41, overscan: 6 });
  const seen = virtualizer.getVirtualItems();
  const title = schema.title ?? '';
  return (
    <Scrolled label={title} frame={frame} className={styles['frame']}>
      <fieldset disabled={isReadOnly}>
        <table className={styles['rows']} aria-label={title} aria-rowcount={rows.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
              {Object.entries(schema.properties ?? {}).map(([name, column]) => (
                <th key={name} scope="col">
                  {column.title}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            <Gap height={seen[0]?.start ?? 0} />
            {seen.map(({ index, key }) => {
              const row = rows[index];
              return row && <Line key={key} row={row} at={index} schema={schema} onRow={onRow} />;
            })}
            <Gap height={virtualizer.getTotalSize() - (seen.at(-1)?.end ?? 0)} />
          </tbody>
        </table>
      </fieldset>
    </Scrolled>
  );
}

/** Where in the table something is pasted: a column, and a row. */
function placeOf(target: Element): { readonly column?: string | undefined; readonly at?: number } {
  const cell = target.closest<HTMLElement>('[data-column]');
  if (cell === null) return {};
  return { column: cell.dataset['column'], at: Number(cell.parentElement?.getAttribute('aria-rowindex')) - 2 };
}

/** Rows of plain values. Cells that are pasted from a sheet become rows. */
export function RowsTable({ field: { schema, name }, value, onChange, isReadOnly = false }: CompoundProps) {
  const { items = {}, maxItems = Infinity, title = name } = schema;
  const rows = Array.isArray(value) ? (value as readonly Row[]) : [];
  const [pasted, setPasted] = useState('');
  const latest = useLatest({ rows, onChange });
  const onRow = useCallback(
    (at: number, row: Row | undefined) => {
      const now = latest();
      now.onChange(row === undefined ? now.rows.toSpliced(at, 1) : now.rows.with(at, row));
    },
    [latest],
  );
  const paste = (text: string, { column, at = rows.length }: ReturnType<typeof placeOf>) => {
    const fresh = rowsOf(text, items, column);
    const next = [...rows.slice(0, isBlank(rows[at], items) ? at : at + 1), ...fresh, ...rows.slice(at + 1)];
    onChange(next.slice(0, maxItems));
    setPasted(say.pasted(formatNumber(fresh.length), next.length > maxItems ? formatNumber(maxItems) : undefined));
  };
  return (
    <div
      className="stack tight"
      onPaste={(event) => {
        const text = event.clipboardData.getData('text/plain');
        // A single value is the cell's.
        if (isReadOnly || !/[\t\n]/.test(text.trim())) return;
        event.preventDefault();
        paste(text, placeOf(event.target as Element));
      }}
    >
      <Rows rows={rows} schema={{ ...items, title }} onRow={onRow} isReadOnly={isReadOnly} />
      <fieldset className="row" disabled={isReadOnly}>
        <Button
          small
          icon="plus"
          about={title}
          refusal={rows.length < maxItems ? undefined : say.tooMany(formatNumber(maxItems))}
          onClick={() => onChange([...rows, emptyRow(items)])}
        >
          {say.add}
        </Button>
        <span className="small dim" role="status">
          {pasted || say.paste}
        </span>
      </fieldset>
    </div>
  );
}
