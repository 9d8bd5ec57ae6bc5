import type { ReactNode } from 'react';
import styles from './table.module.css';

export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  readonly isNumber?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** Rows and columns. On small screens it scrolls by itself, and not the page. */
export function Table<Row>({ label, columns, rows, keyOf }: TableProps<Row>) {
  const look = ({ isNumber }: Column<Row>) => (isNumber === true ? styles['number'] : undefined);
  return (
    <div className={styles['scroll']} role="group" aria-label={label} tabIndex={0}>
      <table className={styles['table']} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={look(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td key={column.id} className={look(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
