import type { ContentSummary, Publication } from '@handbill/client';
import { useState, type ReactNode } from 'react';
import { Bones } from '../../components/bones.tsx';
import { Button } from '../../components/button.tsx';
import { Chip } from '../../components/chip.tsx';
import { Empty } from '../../components/empty.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useAllowed, useMe } from '../../data/use-me.ts';
import { useNames } from '../../data/use-names.ts';
import { shortcutOf } from '../../keys/key-table.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { addDays, dayOf, mondayOf, monthsLater, nowIn, weeksOfMonth } from '../../plan/days.ts';
import { PlaceDialog } from '../../plan/place-dialog.tsx';
import { formatDays, formatMonth, formatNumber } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { calendarFilters, calendarViews, type CalendarSearch } from './calendar-search.ts';
import styles from './calendar.module.css';
import { DayList } from './day-list.tsx';
import { FeedsDialog } from './feeds-dialog.tsx';
import { Filters } from './filters.tsx';
import { Grid, type DaysProps } from './grid.tsx';
import { isOpen } from './entry.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { MovingNotice } from './moving-notice.tsx';
import { PublicationDialog } from './publication-dialog.tsx';
import { Tray, useTray } from './tray.tsx';
import { useCalendar } from './use-calendar.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { useMoving } from './use-moving.ts';

const { calendar: say } = words;
type Opened = { readonly publication: Publication } | { readonly place: ContentSummary } | { readonly dialog: 'feeds' | 'move' };

/** The element that keys are at, and those beside it. */
function step(by: number): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-movable]')];
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[Math.max(0, Math.min(all.length - 1, at + by))]?.focus();
}

const channelsIn = (publications: ReadonlyMap<string, Publication>): string[] => [
  ...new Set([...publications.values()].map(({ channel }) => channel)),
];

interface CalendarViewProps {
  readonly search: CalendarSearch;
  readonly onChange: (change: CalendarSearch) => void;
  /** Filters that are set for good. */
  readonly always?: CalendarSearch;
  /** The heading, of the days that are shown. */
  readonly heading: (days: string) => ReactNode;
}

/** What is open over the calendar. */
function Over({
  over,
  nameOf,
  of,
  onClose,
}: {
  readonly over: Opened;
  readonly nameOf: (id: string) => string;
  readonly of: CalendarSearch;
  readonly onClose: () => void;
}) {
  if ('place' in over) return <PlaceDialog text={over.place} onClose={onClose} />;
  if ('publication' in over) return <PublicationDialog publication={over.publication} onClose={onClose} />;
  if (over.dialog === 'feeds') return <FeedsDialog of={of} nameOf={nameOf} onClose={onClose} />;
  return of.campaign_id === undefined ? null : <MoveDialog campaign={of.campaign_id} onClose={onClose} />;
}

/** What goes out when: a month, a week or a list of days, and beside it the texts that have no place yet. */
export function CalendarView({ search, onChange, always = {}, heading }: CalendarViewProps) {
  const me = useMe();
  const today = dayOf(nowIn(me?.workspace.time_zone ?? 'UTC'));
  const [mayWrite, mayReadTexts, mayChange] = [useAllowed('publications:write'), useAllowed('content:read'), useAllowed('campaigns:read')];
  const isNarrow = useIsNarrow();
  const view = isNarrow ? 'list' : (search.as ?? 'month');
  const day = search.day ?? today;
  const weeks = view === 'week' ? [mondayOf(day)] : weeksOfMonth(day);
  const [first, last] = [weeks[0] ?? day, addDays(weeks.at(-1) ?? day, 6)];
  const filters = { ...search, ...always };
  const calendar = useCalendar(filters, first, last);
  const { byDay, gaps, clashes, publications, error, refetch, isPending, isPlaceholderData, isWhole, total } = calendar;
  const names = useNames();
  const tray = useTray(filters.campaign_id, mayWrite && mayReadTexts);
  const [over, open] = useState<Opened>();
  const start = today >= first && today <= last ? today : first;
  const show = (next: string) => (next < first || next > last) && onChange({ day: next });
  const movement = useMoving({ start, show, ask: (text) => open({ place: text }) });
  const { moving } = movement;
  const go = (by: number) => onChange({ day: view === 'week' ? addDays(day, 7 * by) : monthsLater(day, by) });
  const begin = (): unknown => {
    const id = document.activeElement?.closest<HTMLElement>('[data-movable]')?.dataset['movable'] ?? '';
    const [publication, text] = [publications.get(id), tray.texts.find((each) => each.id === id)];
    if (!mayWrite || (publication === undefined ? text === undefined : !isOpen(publication))) return false;
    return movement.begin(publication === undefined ? { text: text as ContentSummary } : { publication });
  };
  useKeys({ today: () => onChange({ day: undefined }), move: begin, next: () => step(1), previous: () => step(-1) });
  const days: DaysProps = {
    weeks,
    byDay,
    gaps,
    clashes,
    today,
    moving,
    nameOf: filters.campaign_id === undefined ? names.campaign : undefined,
    onMore: (of) => onChange({ as: 'list', day: of }),
    onDrop: movement.drop,
    onDrag: movement.drag,
    onOpen: (publication) => open({ publication }),
  };
  const isEmpty = publications.size === 0 && gaps.size === 0;
  const isFiltered = calendarFilters.some((name) => search[name] !== undefined);
  return (
    <>
      <div className="head">
        {heading(view === 'week' ? formatDays(first, last) : formatMonth(day))}
        <span className="row">
          <Button icon="left" aria-label={say.earlier} onClick={() => go(-1)} />
          <Button shortcut={shortcutOf('today')} onClick={() => onChange({ day: undefined })}>
            {say.today}
          </Button>
          <Button icon="right" aria-label={say.later} onClick={() => go(1)} />
          <span className="row tight wide-only" role="group" aria-label={say.viewsLabel}>
            {calendarViews.map((each) => (
              <Chip key={each} on={each === view} pressed={each === view} onClick={() => onChange({ as: each })}>
                {say.views[each]}
              </Chip>
            ))}
          </span>
        </span>
      </div>
      <Filters search={search} always={always} nameOf={names.campaign} channels={channelsIn(publications)} onChange={onChange} />
      {error && <ProblemNotice error={error} onAgain={() => void refetch()} />}
      {moving?.isDragged === false && <MovingNotice {...movement} moving={moving} byDay={byDay} />}
      {!isWhole && <p className="small dim">{say.shown(formatNumber(publications.size), formatNumber(total))}</p>}
      <div className={mayWrite && mayReadTexts ? styles['split'] : ''}>
        <div className={isPlaceholderData ? styles['stale'] : ''} aria-busy={isPlaceholderData}>
          {isPending ? (
            <Bones rows={9} />
          ) : view !== 'list' ? (
            <Grid {...days} />
          ) : isEmpty && moving === undefined ? (
            <Empty title={isFiltered ? say.emptyFilter : say.empty} hint={isFiltered ? '' : say.emptyHint}>
              {isFiltered && (
                <Button onClick={() => onChange({ campaign_id: undefined, channel: undefined, status: undefined })}>{say.dropAll}</Button>
              )}
            </Empty>
          ) : (
            <DayList {...days} open={search.day} />
          )}
        </div>
        {mayWrite && mayReadTexts && <Tray tray={tray} onDrag={movement.drag} onPlace={(text) => open({ place: text })} />}
      </div>
      {mayWrite && (
        <div className="row">
          <Button icon="out" onClick={() => open({ dialog: 'feeds' })}>
            {say.feeds}
          </Button>
          {filters.campaign_id !== undefined && (
            <Button icon="calendar" onClick={() => open({ dialog: 'move' })}>
              {say.moveAll}…
            </Button>
          )}
        </div>
      )}
      {over && <Over over={over} of={filters} nameOf={names.campaign} onClose={() => open(undefined)} />}
    </>
  );
}
