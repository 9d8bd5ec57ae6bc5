import { Link } from '@tanstack/react-router';
import type { View } from '../../data/text-views.ts';
import { formatNumber } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import styles from '../../components/strip.module.css';

const views = ['approve', 'review', 'failed', 'all'] as const;

/** The numbers of the day, each a link into its view. */
export const Strip = ({ counts }: { readonly counts: Readonly<Record<(typeof views)[number], number | undefined>> }) => (
  <div className={styles['strip']}>
    {views.map((view) => (
      <Link key={view} to="/texts" search={view === 'all' ? {} : { view: view as View }}>
        <span className="dim">{words.library.views[view]}</span>
        <span className={styles['big']}>{counts[view] === undefined ? '–' : formatNumber(counts[view])}</span>
      </Link>
    ))}
  </div>
);
