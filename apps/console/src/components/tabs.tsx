import { Link, type LinkProps } from '@tanstack/react-router';
import styles from './tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly count?: string | undefined;
  readonly link: LinkProps;
}

/** Views of one screen, each with an address. */
export const Tabs = ({ label, tabs, current }: { readonly label: string; readonly tabs: readonly Tab[]; readonly current: string }) => (
  <nav className={styles['tabs']} aria-label={label}>
    {tabs.map(({ id, label: name, count, link }) => (
      <Link
        key={id}
        {...link}
        activeProps={{}}
        aria-current={id === current ? 'page' : undefined}
        data-current={id === current || undefined}
      >
        {name}
        {count !== undefined && <span className={`${styles['count']} num`}>{count}</span>}
      </Link>
    ))}
  </nav>
);
