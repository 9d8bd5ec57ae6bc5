import type { Calendar, Publication } from '@handbill/client';
import { Fragment } from 'react';
import { daysFrom } from '../../plan/days.ts';
import { GapLine } from '../../plan/lines.tsx';
import { formatShortDay, formatWeekday } from '../../words/formats.ts';
import styles from './calendar.module.css';
import { Day, type DayProps } from './day.tsx';
import type { EntryActions } from './entry.tsx';

export interface DaysProps extends Pick<DayProps, 'today' | 'clashes' | 'moving' | 'onMore' | 'onDrop' | keyof EntryActions> {
  /** The Mondays of the weeks. */
  readonly weeks: readonly string[];
  readonly byDay: ReadonlyMap<string, readonly Publication[]>;
  /** By their Mondays. */
  readonly gaps: ReadonlyMap<string, Calendar['gaps']>;
  readonly nameOf: ((campaign: string) => string) | undefined;
}

/** A month shows three a day; a week has room for more. */
const [maxOfMonth, maxOfWeek] = [3, 12];

const dayNumber = (day: string): string => String(Number(day.slice(8)));

/** Weeks below each other, a column for each day. */
export function Grid({ weeks, byDay, gaps, nameOf, ...rest }: DaysProps) {
  const first = weeks[0] ?? rest.today;
  // The second week is in the month; of a week alone, no day is outside.
  const month = weeks[1]?.slice(0, 7);
  const most = weeks.length === 1 ? maxOfWeek : maxOfMonth;
  return (
    <div>
      <div className={styles['weekdays']} aria-hidden="true">
        {daysFrom(first, 7).map((day) => (
          <span key={day}>{formatWeekday(day)}</span>
        ))}
      </div>
      <ul className={styles['grid']} data-week={weeks.length === 1 || undefined}>
        {weeks.map((monday) => (
          <Fragment key={monday}>
            {daysFrom(monday, 7).map((day, at) => {
              const publications = byDay.get(day) ?? [];
              const isGap = gaps.has(monday) && publications.length === 0 && day >= rest.today;
              return (
                <Day
                  key={day}
                  day={day}
                  publications={publications}
                  most={most}
                  className={[
                    styles['day'],
                    at > 4 && styles['weekend'],
                    month !== undefined && !day.startsWith(month) && styles['outside'],
                    isGap && styles['empty'],
                  ]
                    .filter(Boolean)
                    .join(' ')}
                  {...rest}
                >
                  <b aria-hidden="true">{day === first || day.endsWith('-01') ? formatShortDay(day) : dayNumber(day)}</b>
                </Day>
              );
            })}
            {gaps.has(monday) && (
              <li className={styles['gaps']}>
                <GapLine gaps={gaps.get(monday) ?? []} nameOf={nameOf} />
              </li>
            )}
          </Fragment>
        ))}
      </ul>
    </div>
  );
}
