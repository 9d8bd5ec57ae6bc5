import type { Publication } from '@handbill/client';
import { channelName } from '@handbill/client/campaign-forms';
import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Chip } from '../../components/chip.tsx';
import { Menu, type MenuAction } from '../../components/menu.tsx';
import { useAllowed } from '../../data/use-me.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { wordFor, words } from '../../words/words.ts';
import { calendarFilters, type CalendarSearch } from './calendar-search.ts';

const { calendar: say } = words;
type Filter = (typeof calendarFilters)[number];

interface FiltersProps {
  readonly search: CalendarSearch;
  readonly onChange: (change: CalendarSearch) => void;
  readonly nameOf: (campaign: string) => string;
  /** A filter that is set for good, and not offered. */
  readonly always: CalendarSearch;
  /** The shown publications: their channels are offered. */
  readonly publications: ReadonlyMap<string, Publication>;
}

/** The filters of the calendar: each is dropped by a press. */
export function Filters({ search, onChange, nameOf, always, publications }: FiltersProps) {
  const running = useQuery({ ...useHandbill().campaigns.list.queryOptions({ limit: 100 }), enabled: useAllowed('campaigns:read') }).data
    ?.data;
  const labelOf = (name: Filter, value: string): string => {
    if (name === 'campaign_id') return nameOf(value);
    return name === 'channel' ? channelName(value) : (wordFor(say.statuses, value) ?? value);
  };
  const values: Readonly<Record<Filter, readonly string[]>> = {
    campaign_id: (running ?? []).map(({ id }) => id),
    channel: [
      ...new Set([
        ...[...publications.values()].map(({ channel }) => channel),
        ...(running ?? []).flatMap((campaign) => campaign.channels),
      ]),
    ],
    status: Object.keys(say.statuses),
  };
  const offered = calendarFilters.filter((name) => search[name] === undefined && always[name] === undefined);
  const actions = offered.flatMap((name) =>
    values[name].map((value, at): MenuAction => {
      return { label: labelOf(name, value), hint: say.filters[name], isApart: at === 0, act: () => onChange({ [name]: value }) };
    }),
  );
  const menu = useRef<HTMLSpanElement>(null);
  useKeys({ filter: () => menu.current?.querySelector('button')?.click() });
  return (
    <div className="row">
      {calendarFilters.map((name) => {
        const value = search[name];
        return (
          value !== undefined && (
            <Chip key={name} on remove={say.drop(say.filters[name])} onClick={() => onChange({ [name]: undefined })}>
              {say.filters[name]}: <b>{labelOf(name, value)}</b>
            </Chip>
          )
        );
      })}
      <span ref={menu}>
        <Menu label={say.filter} actions={actions} asChip />
      </span>
    </div>
  );
}
