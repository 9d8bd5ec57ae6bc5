import { useKeys } from '../../keys/use-keys.ts';

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main [data-row]')];
const indexAt = (all: readonly HTMLElement[]): number =>
  all.findIndex((row) => row.closest('li')?.contains(document.activeElement) === true);

/** The text of the row that has the focus, if one has. */
export const rowInFocus = (): string | undefined => rows()[indexAt(rows())]?.dataset['row'];

/** Goes to the row behind the one that has the focus, or by as many. */
export function moveFocus(by: number): void {
  const all = rows();
  all[Math.max(0, Math.min(all.length - 1, indexAt(all) + by))]?.focus();
}

/** J and K go through the rows of all cards; `Enter` opens what has the focus, since that is a link. */
export const useRowKeys = (): void => useKeys({ next: () => moveFocus(1), previous: () => moveFocus(-1) });
