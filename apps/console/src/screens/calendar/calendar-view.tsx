import type { ContentSummary, Publication } from '@handbill/client';
import { useState, type ReactNode } from 'react';
import { Bones } from '../../components/bones.tsx';
import { Button } from '../../components/button.tsx';
import { Empty } from '../../components/empty.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useAllowed, useMe } from '../../data/use-me.ts';
import { useNames } from '../../data/use-names.ts';
import { addDays, dayOf, mondayOf, nowIn, weeksOfMonth } from '../../plan/days.ts';
import { useLook } from '../../plan/look.ts';
import { PlaceDialog } from '../../plan/place-dialog.tsx';
import { formatNumber } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { CalendarHead, CalendarTools } from './calendar-head.tsx';
import { calendarFilters, type CalendarSearch } from './calendar-search.ts';
import styles from './calendar.module.css';
import { DayList } from './day-list.tsx';
import { isOpen } from './entry.tsx';
import { Filters } from './filters.tsx';
import { Grid, type DaysProps } from './grid.tsx';
import { MovingNotice } from './moving-notice.tsx';
import { PublicationDialog } from './publication-dialog.tsx';
import { Tray, useTray } from './tray.tsx';
import { useCalendar } from './use-calendar.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { useCalendarKeys, useMoving } from './use-moving.ts';

const { calendar: say } = words;

interface CalendarViewProps {
  readonly search: CalendarSearch;
  readonly onChange: (change: CalendarSearch) => void;
  /** Filters that are set for good. */
  readonly always?: CalendarSearch;
  /** The heading, of the days that are shown. */
  readonly heading: (days: string) => ReactNode;
}

/** Where the list would be empty: why, and the way on. */
function Nothing({ search, onChange }: Pick<CalendarViewProps, 'search' | 'onChange'>) {
  if (calendarFilters.every((name) => search[name] === undefined)) return <Empty title={say.empty} hint={say.emptyHint} />;
  const drop = () => onChange({ campaign_id: undefined, channel: undefined, status: undefined });
  return (
    <Empty title={say.emptyFilter}>
      <Button onClick={drop}>{say.dropAll}</Button>
    </Empty>
  );
}

/** Which days are shown: whole weeks. */
function useRange({ as, day }: CalendarSearch) {
  const today = dayOf(nowIn(useMe()?.workspace.time_zone ?? 'UTC'));
  const [isNarrow, shown] = [useIsNarrow(), day ?? today];
  const view = isNarrow ? 'list' : (as ?? 'month');
  const weeks = view === 'week' ? [mondayOf(shown)] : weeksOfMonth(shown);
  const [first, last] = [weeks[0] ?? shown, addDays(weeks.at(-1) ?? shown, 6)];
  return { view, day: shown, today, weeks, first, last, has: (each: string) => each >= first && each <= last } as const;
}

/** Moves entries of the screen, and asks where a text goes whose channel cannot be told. */
function useMovement(
  range: ReturnType<typeof useRange>,
  publications: ReadonlyMap<string, Publication>,
  texts: readonly ContentSummary[],
  onChange: CalendarViewProps['onChange'],
) {
  const mayWrite = useAllowed('publications:write');
  const [placed, place] = useState<ContentSummary>();
  const { has, today, first } = range;
  const movement = useMoving({ start: has(today) ? today : first, show: (day) => !has(day) && onChange({ day }), ask: place });
  const begin = (id: string) => {
    const [publication, text] = [publications.get(id), texts.find((each) => each.id === id)];
    if (publication !== undefined) return mayWrite && isOpen(publication) && movement.begin({ publication });
    return text !== undefined && movement.begin({ text });
  };
  useCalendarKeys(begin, () => onChange({ day: undefined }));
  return { ...movement, placed, place };
}

/** The publications of a month, a week or a list of days, and beside them the texts that have no place yet. */
export function CalendarView({ search, onChange, always = {}, heading }: CalendarViewProps) {
  const range = useRange(search);
  const { view, today, first, last, weeks } = range;
  const filters = { ...search, ...always };
  const { byDay, gaps, clashes, publications, total, ...query } = useCalendar(filters, first, last, today);
  const { campaign: nameOf } = useNames();
  const [mayRead, mayWrite] = [useAllowed('content:read'), useAllowed('publications:write')];
  const mayPlace = mayRead && mayWrite;
  const tray = useTray(filters.campaign_id, mayPlace);
  const lookOf = useLook(clashes);
  const [opened, open] = useState<Publication>();
  const movement = useMovement(range, publications, tray.texts, onChange);
  const { moving, placed, place } = movement;
  const days: DaysProps = {
    weeks,
    byDay,
    gaps,
    clashes,
    today,
    moving,
    nameOf: filters.campaign_id === undefined ? nameOf : undefined,
    onMore: (day) => onChange({ as: 'list', day }),
    onDrop: movement.drop,
    onDrag: movement.drag,
    onOpen: open,
    mayMove: mayWrite,
    lookOf,
  };
  const none = <Nothing search={search} onChange={onChange} />;
  return (
    <>
      <CalendarHead {...range} heading={heading} onChange={onChange} />
      <div className="row spread">
        <Filters search={search} always={always} nameOf={nameOf} publications={publications} onChange={onChange} />
        <CalendarTools of={filters} nameOf={nameOf} />
      </div>
      {query.error && <ProblemNotice error={query.error} onAgain={() => void query.refetch()} />}
      {!query.isWhole && <p className="small dim">{say.shown(formatNumber(publications.size), formatNumber(total))}</p>}
      <div className={mayPlace ? styles['split'] : ''}>
        <div className={query.isPlaceholderData ? 'stale' : ''} aria-busy={query.isPlaceholderData}>
          {query.isPending ? (
            <Bones rows={9} />
          ) : view === 'list' ? (
            <DayList {...days} open={search.day} none={none} />
          ) : (
            <Grid {...days} />
          )}
        </div>
        {mayPlace && <Tray tray={tray} onDrag={movement.drag} onPlace={place} />}
      </div>
      {moving?.isDragged === false && <MovingNotice {...movement} moving={moving} byDay={byDay} />}
      {placed && <PlaceDialog text={placed} onClose={() => place(undefined)} />}
      {opened && <PublicationDialog publication={opened} look={lookOf(opened)} onClose={() => open(undefined)} />}
    </>
  );
}
