import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { LibraryList } from './library-list.tsx';
import type { LibrarySearch } from './library-search.ts';

/** The library, of one campaign. */
export function CampaignTexts({ campaign }: { readonly campaign: string }) {
  const search = useSearch({ from: '/shell/campaigns/$id/$tab' });
  const navigate = useNavigate({ from: '/campaigns/$id/$tab' });
  const always = useMemo(() => ({ campaign_id: campaign }), [campaign]);
  const change = useCallback(
    (next: LibrarySearch) => void navigate({ search: (now) => ({ ...now, ...next }), replace: true, resetScroll: false }),
    [navigate],
  );
  return <LibraryList search={search} onChange={change} always={always} />;
}
