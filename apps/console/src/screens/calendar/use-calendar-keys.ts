import { useKeys } from '../../keys/use-keys.ts';

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
