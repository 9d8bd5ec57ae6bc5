import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './status.module.css';

export type Tone = 'good' | 'warn' | 'bad' | 'live' | 'calm';

/** An outcome: a hue, a ground, an icon and a word. */
export const Status = ({
  tone = 'calm',
  icon,
  children,
}: {
  readonly tone?: Tone;
  readonly icon?: string;
  readonly children: ReactNode;
}) => (
  <span className={`${styles['status']} ${styles[tone] ?? ''}`}>
    {tone === 'live' && icon === undefined ? <span className={styles['dot']} /> : icon !== undefined && <Icon name={icon} small />}
    {children}
  </span>
);
