import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { daysFrom } from '../../plan/days.ts';
import { GapLine } from '../../plan/lines.tsx';
import { formatNamedDay } from '../../words/formats.ts';
import styles from './calendar.module.css';
import { Day } from './day.tsx';
import type { DaysProps } from './grid.tsx';

/** How many of a day are shown at first, and how many more by a press. */
const [maxAtFirst, maxMore] = [5, 100];

interface DayListProps extends Omit<DaysProps, 'onMore'> {
  /** The day that one has come for: it is shown whole, and scrolled to. */
  readonly open: string | undefined;
  /** Shown where there is no such day. */
  readonly none: ReactNode;
}

/** The days on which something goes out, below each other. */
export function DayList({ weeks, byDay, gaps, nameOf, open, none, ...rest }: DayListProps) {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map(open === undefined ? [] : [[open, maxMore]]));
  useEffect(() => {
    document.querySelector(`[data-day="${open ?? ''}"]`)?.scrollIntoView({ block: 'center' });
  }, [open]);
  const maxOf = (day: string) => counts.get(day) ?? maxAtFirst;
  const target = rest.moving?.local.slice(0, 10);
  const isShown = (day: string) => byDay.has(day) || day === target;
  if (weeks.every((monday) => !gaps.has(monday) && !daysFrom(monday, 7).some(isShown))) return none;
  return (
    <ul className={styles['list']}>
      {weeks.map((monday) => (
        <Fragment key={monday}>
          {gaps.has(monday) && (
            <li>
              <GapLine gaps={gaps.get(monday) ?? []} nameOf={nameOf} />
            </li>
          )}
          {daysFrom(monday, 7)
            .filter(isShown)
            .map((day) => (
              <Day
                key={day}
                day={day}
                publications={byDay.get(day) ?? []}
                most={maxOf(day)}
                onMore={() => setCounts(new Map([...counts, [day, maxOf(day) + maxMore]]))}
                className={styles['dayOfList'] ?? ''}
                {...rest}
              >
                <b aria-hidden="true">{formatNamedDay(day)}</b>
              </Day>
            ))}
        </Fragment>
      ))}
    </ul>
  );
}
