import { useSearch } from '@tanstack/react-router';
import { useSearchChange } from '../../data/use-search-change.ts';
import { useTitle } from '../../data/use-title.ts';
import { words } from '../../words/words.ts';
import { LibraryList } from './library-list.tsx';
import { ViewTabs } from './view-tabs.tsx';

/** All texts, by view and filter, which are the address. */
export function Library() {
  useTitle(words.places.library);
  const search = useSearch({ from: '/shell/texts' });
  return (
    <div className="page">
      <div className="head">
        <h1>{words.places.library}</h1>
      </div>
      <ViewTabs search={search} />
      <LibraryList search={search} onChange={useSearchChange()} />
    </div>
  );
}
