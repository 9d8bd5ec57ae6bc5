import { useHandbill } from '@handbill/react';
import { useQueries } from '@tanstack/react-query';
import { Tabs } from '../../components/tabs.tsx';
import { viewFilters, views } from '../../data/text-views.ts';
import { formatNumber } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import type { LibrarySearch } from './library-search.ts';

const { library: say } = words;

/** The views, each with how many there are. */
export function ViewTabs({ search }: { readonly search: LibrarySearch }) {
  const { content } = useHandbill();
  const totals = useQueries({
    queries: views.map((view) => content.list.queryOptions({ ...viewFilters[view], view: 'summary', limit: 1 })),
  });
  return (
    <Tabs
      label={say.viewsLabel}
      current={search.view ?? 'all'}
      tabs={views.map((view, at) => {
        const page = totals[at]?.data?.pagination;
        const total = page && (page.total_is_exact ? formatNumber(page.total) : `${formatNumber(page.total)}+`);
        return { id: view, label: say.views[view], count: total, link: { to: '/texts', search: view === 'all' ? {} : { view } } };
      })}
    />
  );
}
