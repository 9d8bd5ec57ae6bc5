import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTitle } from '../../data/use-title.ts';
import { words } from '../../words/words.ts';
import { LibraryList } from './library-list.tsx';
import type { LibrarySearch } from './library-search.ts';
import { ViewTabs } from './view-tabs.tsx';

const { library: say } = words;

/** All texts, by view and filter, which are the address. */
export function Library() {
  useTitle(say.title);
  const search = useSearch({ from: '/shell/texts' });
  const navigate = useNavigate({ from: '/texts' });
  const change = useCallback(
    (next: LibrarySearch) => void navigate({ search: (now) => ({ ...now, ...next }), replace: true, resetScroll: false }),
    [navigate],
  );
  return (
    <div className="page">
      <div className="head">
        <h1>{say.title}</h1>
      </div>
      <ViewTabs search={search} />
      <LibraryList search={search} onChange={change} />
    </div>
  );
}
