import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Chip } from '../../components/chip.tsx';
import { shortcutOf } from '../../keys/key-table.ts';
import { addDays, monthsLater } from '../../plan/days.ts';
import { formatDays, formatMonth } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { calendarViews, type CalendarSearch } from './calendar-search.ts';

const { calendar: say } = words;

interface CalendarHeadProps {
  readonly view: (typeof calendarViews)[number];
  readonly day: string;
  readonly first: string;
  /** The heading, of the days that are shown. */
  readonly heading: (days: string) => ReactNode;
  readonly onChange: (change: CalendarSearch) => void;
}

/** Which days are shown, others, and how. */
export function CalendarHead({ view, day, first, heading, onChange }: CalendarHeadProps) {
  const go = (by: number) => onChange({ day: view === 'week' ? addDays(day, 7 * by) : monthsLater(day, by) });
  return (
    <div className="head">
      {heading(view === 'week' ? formatDays(first, addDays(first, 6)) : formatMonth(day))}
      <span className="row">
        <Button icon="left" aria-label={say.earlier} onClick={() => go(-1)} />
        <Button shortcut={shortcutOf('today')} onClick={() => onChange({ day: undefined })}>
          {say.today}
        </Button>
        <Button icon="right" aria-label={say.later} onClick={() => go(1)} />
        <span className="row tight wide-only" role="group" aria-label={words.text.views}>
          {calendarViews.map((each) => (
            <Chip key={each} on={each === view} pressed={each === view} onClick={() => onChange({ as: each })}>
              {say.views[each]}
            </Chip>
          ))}
        </span>
      </span>
    </div>
  );
}
