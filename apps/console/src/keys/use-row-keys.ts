import { useKeys, type KeyHandlers } from './use-keys.ts';

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main [data-row]')];
const indexAt = (all: readonly HTMLElement[]): number =>
  all.findIndex((row) => row.closest('li')?.contains(document.activeElement) === true);

/** The id of the text in the row that has the focus. */
export const rowInFocus = (): string | undefined => rows()[indexAt(rows())]?.dataset['row'];

/** Moves the focus by so many rows. */
export function moveFocus(by: number): void {
  const all = rows();
  all[Math.max(0, Math.min(all.length - 1, indexAt(all) + by))]?.focus();
}

/** J and K move through the rows of a screen; the focus is on a link, which `Enter` opens. */
export const useRowKeys = (more: KeyHandlers = {}): void => useKeys({ next: () => moveFocus(1), previous: () => moveFocus(-1), ...more });
