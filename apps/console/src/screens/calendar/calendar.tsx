import type { Campaign } from '@handbill/client';
import { channelName } from '@handbill/client/campaign-forms';
import { Link, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSearchChange } from '../../data/use-search-change.ts';
import { useTitle } from '../../data/use-title.ts';
import { words } from '../../words/words.ts';
import { calendarSearch } from './calendar-search.ts';
import { CalendarView } from './calendar-view.tsx';

const { calendar: say } = words;

/** The calendar of the workspace. */
export function Calendar() {
  useTitle(words.places.calendar);
  const search = useSearch({ from: '/shell/calendar' });
  const change = useSearchChange();
  return (
    <div className="page">
      <CalendarView search={search} onChange={change} heading={(days) => <h1>{days}</h1>} />
    </div>
  );
}

/** The calendar of one campaign, and how much it wants to bring out. */
export function CampaignCalendar({ campaign: { id, cadence } }: { readonly campaign: Campaign }) {
  const search = useSearch({ from: '/shell/campaigns/$id/$tab' });
  const always = useMemo(() => ({ campaign_id: id }), [id]);
  const change = useSearchChange();
  const wanted = Object.entries(cadence).map(([channel, count]) => say.perWeek(channelName(channel), count));
  return (
    <div className="stack loose">
      <CalendarView search={calendarSearch(search)} onChange={change} always={always} heading={(days) => <h2>{days}</h2>} />
      <p className="dim">
        {wanted.length === 0 ? say.noCadence : `${say.cadence}: ${wanted.join(', ')}.`}{' '}
        <Link to="/campaigns/$id/$tab" params={{ id, tab: 'settings' }} className="link">
          {say.setCadence}
        </Link>
      </p>
    </div>
  );
}
