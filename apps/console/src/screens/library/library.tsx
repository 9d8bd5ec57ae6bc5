import { useSearch } from '@tanstack/react-router';
import { Page } from '../../components/empty.tsx';
import { useSearchChange } from '../../data/use-search-change.ts';
import { words } from '../../words/words.ts';
import { LibraryList } from './library-list.tsx';
import { ViewTabs } from './view-tabs.tsx';

/** All texts, by view and filter, which are the address. */
export function Library() {
  const search = useSearch({ from: '/shell/texts' });
  return (
    <Page title={words.places.library}>
      <ViewTabs search={search} />
      <LibraryList search={search} onChange={useSearchChange()} />
    </Page>
  );
}
