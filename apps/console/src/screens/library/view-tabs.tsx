import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { Tabs } from '../../components/tabs.tsx';
import { useViewFilters, views, type View } from '../../data/text-views.ts';
import { useApprovalRights } from '../../data/use-approval.ts';
import { formatNumber } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import type { LibrarySearch } from './library-search.ts';

const { library: say } = words;

/** How many texts each view has: counted by status, with one call more for each view that is no status. */
function useTotals(): Partial<Record<View, number | undefined>> {
  const { content } = useHandbill();
  const viewFilters = useViewFilters();
  const { isOff } = useApprovalRights();
  const total = (view: View) => content.list.queryOptions({ ...viewFilters[view], view: 'summary', limit: 1 });
  const byStatus = useQuery(content.facets.queryOptions()).data?.status;
  const approved = useQuery(total('approved')).data?.pagination.total;
  const deleted = useQuery(total('deleted')).data?.pagination.total;
  const submitted = useQuery({ ...total('approve'), enabled: !isOff }).data?.pagination.total;
  const unsubmitted = useQuery({ ...total('review'), enabled: !isOff }).data?.pagination.total;
  if (byStatus === undefined || approved === undefined || deleted === undefined) return {};
  const of = (...statuses: readonly string[]) =>
    byStatus.reduce((sum, { value, count }) => sum + (statuses.includes(value) ? count : 0), 0);
  const all = byStatus.reduce((sum, { count }) => sum + count, 0);
  const [review, approve] = isOff ? [of('needs_review'), of('ready') - approved] : [unsubmitted, submitted];
  return { all, review, approve, approved, failed: of('failed', 'cancelled'), deleted };
}

/** The views, each with how many there are. */
export function ViewTabs({ search }: { readonly search: LibrarySearch }) {
  const totals = useTotals();
  return (
    <Tabs
      label={say.viewsLabel}
      current={search.view ?? 'all'}
      tabs={views.map((view) => ({
        id: view,
        label: say.views[view],
        count: totals[view] === undefined ? undefined : formatNumber(totals[view]),
        link: { to: '/texts', search: view === 'all' ? {} : { view } },
      }))}
    />
  );
}
