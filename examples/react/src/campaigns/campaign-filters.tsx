import { campaignStatuses, campaignTypes } from '@handbill/client';
import type { CampaignFilter } from './campaign-list.tsx';

interface CampaignFiltersProps {
  readonly filter: CampaignFilter;
  readonly onChange: (filter: CampaignFilter) => void;
}

export function CampaignFilters({ filter, onChange }: CampaignFiltersProps) {
  const set = (change: CampaignFilter) => onChange({ ...filter, ...change });
  return (
    <search>
      <label>
        Status
        <select onChange={({ target }) => set({ status: campaignStatuses.find((status) => status === target.value) })}>
          <option value="">any</option>
          {campaignStatuses.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </select>
      </label>
      <label>
        Type
        <select onChange={({ target }) => set({ campaign_type: campaignTypes.find((type) => type === target.value) })}>
          <option value="">any</option>
          {campaignTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </select>
      </label>
      <label>
        Words <input type="search" maxLength={200} onChange={({ target }) => set({ q: target.value.trim() || null })} />
      </label>
    </search>
  );
}
