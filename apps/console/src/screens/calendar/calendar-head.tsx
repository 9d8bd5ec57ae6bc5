import { useState, type ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Chip } from '../../components/chip.tsx';
import { useAllowed } from '../../data/use-me.ts';
import { shortcutOf } from '../../keys/key-table.ts';
import { addDays, monthsLater } from '../../plan/days.ts';
import { formatDays, formatMonth } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { calendarViews, type CalendarSearch } from './calendar-search.ts';
import { FeedsDialog } from './feeds-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';

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

/** The actions on the whole calendar: an address for other programs, and the move of a whole campaign. */
export function CalendarTools({ of, nameOf }: { readonly of: CalendarSearch; readonly nameOf: (campaign: string) => string }) {
  const [over, open] = useState<'feeds' | 'move'>();
  const close = () => open(undefined);
  const { campaign_id: campaign } = of;
  if (!useAllowed('publications:write')) return null;
  return (
    <div className="row">
      <Button look="quiet" icon="out" onClick={() => open('feeds')}>
        {say.feeds}
      </Button>
      {campaign !== undefined && (
        <Button look="quiet" icon="calendar" onClick={() => open('move')}>
          {say.moveAll}…
        </Button>
      )}
      {over === 'feeds' && <FeedsDialog of={of} nameOf={nameOf} onClose={close} />}
      {over === 'move' && campaign !== undefined && <MoveDialog campaign={campaign} onClose={close} />}
    </div>
  );
}
