import type { Publication } from '@handbill/client';
import type { ReactNode } from 'react';
import { formatNamedDay } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import styles from './calendar.module.css';
import { Entry, type EntryActions } from './entry.tsx';
import type { Moving } from './use-moving.ts';
import { dayOf, timeOf } from '../../plan/days.ts';

const { calendar: say } = words;

export interface DayProps extends EntryActions {
  readonly day: string;
  readonly today: string;
  readonly publications: readonly Publication[];
  readonly clashes: ReadonlySet<string>;
  readonly moving: Moving | undefined;
  /** How many are shown before “4 more”. */
  readonly most: number;
  readonly onMore: (day: string) => void;
  readonly onDrop: (day: string) => void;
  readonly className: string;
  readonly children: ReactNode;
}

/** A day, onto which things may be dragged. */
export function Day({ day, today, publications, clashes, moving, most, onMore, onDrop, className, children, ...actions }: DayProps) {
  const isTarget = moving?.isDragged === false && dayOf(moving.local) === day;
  const shown = publications.slice(0, most);
  const held = moving?.publication?.id;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move as well, and so does the form of each
    <li
      className={className}
      data-day={day}
      data-target={isTarget || undefined}
      data-today={day === today || undefined}
      onDragOver={(event) => moving !== undefined && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop(day);
      }}
    >
      <p className={styles['date']} aria-current={day === today ? 'date' : undefined}>
        <span className="vh">{formatNamedDay(day)}</span>
        {children}
        {publications.some(({ id }) => clashes.has(id)) && <span className={styles['clash']}>{say.clash}</span>}
      </p>
      {isTarget && <p className={styles['ghost']}>{timeOf(moving.local)}</p>}
      {shown.map((publication) => (
        <Entry key={publication.id} publication={publication} isHeld={publication.id === held} {...actions} />
      ))}
      {publications.length > shown.length && (
        <button type="button" className={styles['more']} onClick={() => onMore(day)}>
          {say.more(publications.length - shown.length)}
          <span className="vh"> {say.moreOf(formatNamedDay(day))}</span>
        </button>
      )}
    </li>
  );
}
