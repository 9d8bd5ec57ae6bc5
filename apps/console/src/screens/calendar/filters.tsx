import type { Publication } from '@handbill/client';
import { channelName } from '@handbill/client/campaign-forms';
import { FilterBar } from '../../components/search.tsx';
import { useCampaignList } from '../../data/use-names.ts';
import { wordFor, words } from '../../words/words.ts';
import { calendarFilters, type CalendarSearch } from './calendar-search.ts';

const { calendar: say } = words;
type Name = (typeof calendarFilters)[number];

interface FiltersProps {
  readonly search: CalendarSearch;
  readonly onChange: (change: CalendarSearch) => void;
  readonly nameOf: (campaign: string) => string;
  /** A filter that is set for good, and not offered. */
  readonly always: CalendarSearch;
  /** The shown publications: their channels are offered. */
  readonly publications: ReadonlyMap<string, Publication>;
}

/** The filters of the calendar. */
export function Filters({ search, onChange, nameOf, always, publications }: FiltersProps) {
  const running = useCampaignList() ?? [];
  const labels: Readonly<Record<Name, (value: string) => string>> = {
    campaign_id: nameOf,
    channel: channelName,
    status: (value) => wordFor(say.statuses, value) ?? value,
  };
  const channels = [...[...publications.values()].map(({ channel }) => channel), ...running.flatMap((campaign) => campaign.channels)];
  const values: Readonly<Record<Name, readonly string[]>> = {
    campaign_id: running.map(({ id }) => id),
    channel: [...new Set(channels)],
    status: Object.keys(say.statuses),
  };
  const filters = calendarFilters
    .filter((name) => search[name] === undefined && always[name] === undefined)
    .map((name) => ({ name, label: say.filters[name], values: values[name].map((value) => ({ value, label: labels[name](value) })) }));
  const set = calendarFilters.flatMap((name) => {
    const value = search[name];
    return value === undefined ? [] : [{ name, label: say.filters[name], value: labels[name](value) }];
  });
  return <FilterBar filters={filters} set={set} onChange={onChange} />;
}
