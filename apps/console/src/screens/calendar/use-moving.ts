import type { ContentSummary, Publication } from '@handbill/client';
import { isHandbillError } from '@handbill/client';
import { useState, type KeyboardEvent } from 'react';
import { showRefusal } from '../../data/toasts.ts';
import { useMe } from '../../data/use-me.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { addDays, dayOf, firstTimeOf, minutesLater, nowIn, timeOf } from '../../plan/days.ts';
import { usePublicationChanges } from '../../plan/use-publication-changes.ts';
import { useChannelsFor, usePlacing } from '../../plan/use-placing.ts';

/** The moved entry: a publication, or a text that has no place yet. */
export type Moved =
  | { readonly publication: Publication; readonly text?: undefined }
  | { readonly text: ContentSummary; readonly publication?: undefined };
/** Something that is on its way, and where it would be put down. */
export type Moving = Moved & { readonly local: string; readonly zone: string; readonly isDragged: boolean };

const [day, week, quarter] = [1, 7, 15];
const daysBy: Readonly<Record<string, number>> = { ArrowLeft: -day, ArrowRight: day, ArrowUp: -week, ArrowDown: week };

/** Puts a text on a day, on the channel that suits it; where none does, it is asked for. */
function usePlaced(ask: (text: ContentSummary) => void) {
  const { mutateAsync } = usePlacing();
  const channelsFor = useChannelsFor();
  return async (text: ContentSummary, local: string): Promise<void> => {
    try {
      const [channel] = await channelsFor(text);
      if (channel === undefined) ask(text);
      else await mutateAsync({ content_id: text.id, channel, planned_for: { local } });
    } catch (error) {
      if (!isHandbillError(error)) throw error;
      showRefusal(error);
    }
  };
}

interface MovingOptions {
  /** The day that moving begins at, for an entry that has none yet. */
  readonly start: string;
  /** Shows a day that the moved entry has come to. */
  readonly show: (day: string) => void;
  readonly ask: (text: ContentSummary) => void;
}

/** Moves publications and places texts, by a drag or by keys: the time by the clocks stays. */
export function useMoving({ start, show, ask }: MovingOptions) {
  const zone = useMe()?.workspace.time_zone ?? 'UTC';
  const [moving, setMoving] = useState<Moving>();
  const { move } = usePublicationChanges();
  const place = usePlaced(ask);
  const putAt = async ({ publication, text }: Moved, local: string): Promise<void> => {
    setMoving(undefined);
    await (text === undefined ? move(publication, local) : place(text, local));
  };
  const take = (moved: Moved, isDragged: boolean): Moving => {
    const when = moved.publication?.planned_for;
    return { ...moved, local: when?.local ?? firstTimeOf(start, nowIn(zone)), zone: when?.time_zone ?? zone, isDragged };
  };
  const begin = (moved: Moved): void => {
    const next = take(moved, false);
    setMoving(next);
    show(dayOf(next.local));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (moving === undefined) return;
    const by = daysBy[event.key];
    if (by !== undefined) {
      const local = event.shiftKey
        ? minutesLater(moving.local, Math.sign(by) * quarter)
        : `${addDays(dayOf(moving.local), by)}T${timeOf(moving.local)}`;
      setMoving({ ...moving, local });
      show(dayOf(local));
    } else if (event.key === 'Enter' && event.target === event.currentTarget) void putAt(moving, moving.local);
    else if (event.key === 'Escape') setMoving(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** Puts the dragged entry onto a day, at the time that it has. */
  const drop = (onto: string): void => {
    if (moving === undefined) return;
    const { publication } = moving;
    const when = publication?.planned_for;
    void putAt(moving, when == null ? firstTimeOf(onto, nowIn(zone)) : `${onto}T${timeOf(when.local)}`);
  };
  return {
    moving,
    begin,
    drag: (moved: Moved | undefined) => setMoving(moved && take(moved, true)),
    drop,
    onKeyDown,
    putDown: () => moving && void putAt(moving, moving.local),
    leave: () => setMoving(undefined),
  };
}

/** Moves the focus among movable entries. */
function step(by: number): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-movable]')];
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[Math.max(0, Math.min(all.length - 1, at + by))]?.focus();
}

/** @param move begins to move the entry with this id; `false`: it cannot be moved */
export function useCalendarKeys(move: (id: string) => unknown, today: () => void): void {
  const focused = () => document.activeElement?.closest<HTMLElement>('[data-movable]')?.dataset['movable'];
  useKeys({ today, move: () => move(focused() ?? ''), next: () => step(1), previous: () => step(-1) });
}
