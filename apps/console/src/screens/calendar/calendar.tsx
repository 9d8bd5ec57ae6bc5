import { useSearch } from '@tanstack/react-router';
import { useSearchChange } from '../../data/use-search-change.ts';
import { useTitle } from '../../data/use-title.ts';
import { words } from '../../words/words.ts';
import { CalendarView } from './calendar-view.tsx';

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
