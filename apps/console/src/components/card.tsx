import { useId, type ReactNode } from 'react';
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
