import type { ReactNode } from 'react';
import styles from './timeline.module.css';

export interface Moment {
  readonly id: string;
  readonly tone?: 'good' | 'live' | 'bad';
  readonly what: ReactNode;
}

/** Events, newest first. */
export const Timeline = ({ moments }: { readonly moments: readonly Moment[] }) => (
  <ol className={styles['time']}>
    {moments.map(({ id, tone = 'calm', what }) => (
      <li key={id} className={`tone-${tone}`}>
        {what}
      </li>
    ))}
  </ol>
);
