import { useId, type ReactNode, type RefObject } from 'react';
import { formatNumber } from '../words/formats.ts';
import { Bones } from './bones.tsx';
import styles from './card.module.css';

interface CardProps {
  readonly title?: ReactNode;
  /** Where it has no title to be seen. */
  readonly label?: string;
  readonly beside?: ReactNode;
  readonly footer?: ReactNode;
  /** Its content goes to its edges: a list. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

export function Card({ title, label, beside, footer, flush = false, children }: CardProps) {
  const id = useId();
  return (
    <section className={styles['card']} {...(title === undefined ? { 'aria-label': label } : { 'aria-labelledby': id })}>
      {title !== undefined && (
        <header>
          <h2 id={id}>{title}</h2>
          {beside}
        </header>
      )}
      {flush ? children : <div className={`${styles['in'] ?? ''} stack`}>{children}</div>}
      {footer !== undefined && <footer>{footer}</footer>}
    </section>
  );
}

/** A line of a card's list. */
export const Item = ({ children }: { readonly children: ReactNode }) => <li className={styles['item']}>{children}</li>;

interface ListCardProps<Row> extends Pick<CardProps, 'title' | 'label' | 'beside' | 'footer'> {
  /** `undefined` until they are there. */
  readonly rows: readonly Row[] | undefined;
  readonly bones?: number;
  readonly total?: number | undefined;
  /** Said where there is no row. */
  readonly none?: string;
  readonly draw: (row: Row) => ReactNode;
  readonly list?: { readonly ref?: RefObject<HTMLUListElement | null>; readonly className?: string | undefined };
  /** Below the rows. */
  readonly children?: ReactNode;
}

/** A list in a card. */
export const ListCard = <Row,>({ rows, bones = 3, total, none, draw, beside, list, children, ...card }: ListCardProps<Row>) => (
  <Card
    {...card}
    flush
    beside={
      <>
        {total !== undefined && <span className="dimmer num">{formatNumber(total)}</span>}
        {beside}
      </>
    }
  >
    {rows === undefined ? (
      <Bones rows={bones} />
    ) : (
      <>
        <ul {...list}>
          {rows.length === 0 && none !== undefined && (
            <Item>
              <span className="dim">{none}</span>
            </Item>
          )}
          {rows.map(draw)}
        </ul>
        {children}
      </>
    )}
  </Card>
);
