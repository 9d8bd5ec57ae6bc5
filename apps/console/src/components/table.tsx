import type { ReactNode, RefObject } from 'react';
import styles from './table.module.css';

/** Content that is wider or longer than its place, and scrolls by itself. */
export const Scrolled = ({
  label,
  frame,
  className = '',
  children,
}: {
  readonly label: string;
  readonly frame?: RefObject<HTMLDivElement | null>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what has the focus
  <div ref={frame} className={`${styles['scroll']} ${className}`} role="group" aria-label={label} tabIndex={0}>
    {children}
  </div>
);

export interface Column<Row> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly isNumber?: boolean;
  /** Its cells name their rows. */
  readonly isHeader?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly className?: string | undefined;
}

/** Rows and columns. On small screens it scrolls by itself, and not the page. */
export function Table<Row>({ label, columns, rows, keyOf, className = styles['table'] }: TableProps<Row>) {
  const look = ({ isNumber }: Column<Row>) => (isNumber === true ? styles['number'] : undefined);
  return (
    <Scrolled label={label}>
      <table className={className} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={look(column)}>
                {column.hideLabel === true ? <span className="vh">{column.label}</span> : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => {
                const [Cell, scope] = column.isHeader === true ? (['th', 'row'] as const) : (['td', undefined] as const);
                return (
                  <Cell key={column.label} scope={scope} className={look(column)}>
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
