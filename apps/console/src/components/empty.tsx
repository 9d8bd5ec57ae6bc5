import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';
import styles from './empty.module.css';

/** An empty list names its purpose, and gives one way on. */
export const Empty = ({
  title,
  hint,
  isFirst = false,
  children,
}: {
  readonly title: string;
  readonly hint?: string;
  readonly isFirst?: boolean;
  readonly children?: ReactNode;
}) => (
  <div className={styles['empty']}>
    {isFirst && <Mark large />}
    <h2>{title}</h2>
    {hint !== undefined && <p>{hint}</p>}
    {children}
  </div>
);
