import type { Publication } from '@handbill/client';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { dayOf, momentWords, oddTime } from '../../plan/days.ts';
import { titleOf } from '../../plan/look.ts';
import { words } from '../../words/words.ts';
import styles from './calendar.module.css';
import type { Moving, useMoving } from './use-moving.ts';

const { calendar: say } = words;
const hour_ms = 3_600_000;

/** The publications on the day that one is moved to. */
function neighbours({ publication, local }: Moving, byDay: ReadonlyMap<string, readonly Publication[]>): string {
  const others = (byDay.get(dayOf(local)) ?? []).filter(({ id }) => id !== publication?.id);
  const isNear = (other: Publication): boolean =>
    other.channel === publication?.channel && Math.abs(Date.parse(other.planned_for?.local ?? '') - Date.parse(local)) < hour_ms;
  if (others.some(isNear)) return say.clashWith;
  return others.length === 0 ? say.free : say.others(others.length);
}

interface MovingNoticeProps extends Pick<ReturnType<typeof useMoving>, 'onKeyDown' | 'putDown' | 'leave'> {
  readonly moving: Moving;
  readonly byDay: ReadonlyMap<string, readonly Publication[]>;
}

/** The entry that is being moved by keys, the day where it would be put down, and the keys. It has the focus meanwhile, and gives it back. */
export function MovingNotice({ moving, byDay, onKeyDown, putDown, leave }: MovingNoticeProps) {
  const { publication, text, local, zone } = moving;
  const place = useRef<HTMLDivElement>(null);
  const id = publication?.id ?? text?.id ?? '';
  useEffect(() => {
    place.current?.focus();
    return () => document.querySelector<HTMLElement>(`[data-movable="${id}"]`)?.focus();
  }, [id]);
  const title = publication === undefined ? text.title : titleOf(publication);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- arrows are its own
    <div ref={place} role="application" aria-label={say.moving(title)} tabIndex={0} className={styles['moving']} onKeyDown={onKeyDown}>
      <Notice tone="live" icon="drag">
        <p>
          <b>{say.moving(title)}</b>{' '}
          <span role="status">
            {[momentWords({ local, time_zone: zone }), neighbours(moving, byDay), oddTime(local, zone)].filter(Boolean).join(', ')}
          </span>
        </p>
        <p className="small dim wide-only">{say.movingKeys}</p>
      </Notice>
      <span className="row">
        <Button small look="main" onClick={putDown}>
          {say.putDown}
        </Button>
        <Button small look="quiet" onClick={leave}>
          {say.leave}
        </Button>
      </span>
    </div>
  );
}
