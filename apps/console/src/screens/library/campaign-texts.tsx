import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSearchChange } from '../../data/use-search-change.ts';
import { LibraryList } from './library-list.tsx';

/** The library, of one campaign. */
export function CampaignTexts({ campaign }: { readonly campaign: string }) {
  const search = useSearch({ from: '/shell/campaigns/$id/$tab' });
  const always = useMemo(() => ({ campaign_id: campaign }), [campaign]);
  return <LibraryList search={search} onChange={useSearchChange()} always={always} />;
}
