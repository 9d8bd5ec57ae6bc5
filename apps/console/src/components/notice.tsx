import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { Tone } from './status.tsx';
import styles from './notice.module.css';

const icons: Readonly<Record<Tone, string>> = { good: 'ok', warn: 'warn', bad: 'bad', live: 'pulse', calm: 'info' };

/** Something to know, beside its subject. */
export const Notice = ({
  tone = 'calm',
  icon = icons[tone],
  role,
  children,
}: {
  readonly tone?: Tone;
  readonly icon?: string;
  readonly role?: 'alert' | 'status';
  readonly children: ReactNode;
}) => (
  <div className={`${styles['notice']} tone-${tone}`} role={role}>
    <Icon name={icon} />
    <div className="stack tight">{children}</div>
  </div>
);
