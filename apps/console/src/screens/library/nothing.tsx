import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '../../components/button.tsx';
import { Empty } from '../../components/empty.tsx';
import { useViewFilters } from '../../data/text-views.ts';
import { useAllowed } from '../../data/use-me.ts';
import { formatNumber } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import type { Change } from './filters.tsx';
import { filtersOf, type LibrarySearch } from './library-search.ts';
import { filterOf } from './use-texts.ts';

const { library: say } = words;

interface NothingProps {
  readonly search: LibrarySearch;
  readonly onChange: Change;
  /** Filters that cannot be dropped. */
  readonly always: LibrarySearch;
}

/** An empty list: the searched words, the number of texts without the last filter, and one way on. */
export function Nothing({ search, onChange, always }: NothingProps) {
  const mayWrite = useAllowed('content:write');
  const views = useViewFilters();
  const campaign = always['campaign_id'];
  const set = [...(search.q === undefined ? [] : ['q']), ...filtersOf(search)];
  const last = set.at(-1);
  const without = { ...search, ...(last && { [last]: undefined }) } as LibrarySearch;
  const { data } = useQuery({
    ...useHandbill().content.list.queryOptions({ ...filterOf(views, { ...without, ...always }), view: 'summary', limit: 1 }),
    enabled: last !== undefined,
  });
  if (last === undefined)
    return search.view === undefined ? (
      <Empty isFirst title={say.emptyFirst} hint={say.emptyFirstHint}>
        {mayWrite && (
          <Link to="/texts/new" search={campaign === undefined ? {} : { campaign }} className={buttonClass({ look: 'main' })}>
            {say.emptyFirstButton}
          </Link>
        )}
      </Empty>
    ) : (
      <Empty title={say.emptyView} hint={say.emptyViewHint} />
    );
  const what = set.map((name) => `“${search[name] ?? ''}”`).join(', ');
  return (
    <Empty title={say.emptyFilter(what)} {...(data && { hint: say.without(formatNumber(data.pagination.total)) })}>
      <Button onClick={() => onChange({ [last]: undefined })}>{say.dropLast}</Button>
    </Empty>
  );
}
