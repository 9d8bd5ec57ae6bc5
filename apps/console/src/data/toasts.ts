import type { HandbillError } from '@handbill/client';
import { Store } from '../state/store.ts';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly isBad?: boolean;
  readonly undo?: (() => void) | undefined;
}

export const toasts = new Store<readonly Toast[]>([]);

let last = 0;
/** More at once would cover the page. */
const most = 3;

/** Names the last action, with a way back where there is one. */
export function showToast(text: string, more: Pick<Toast, 'undo' | 'isBad'> = {}): void {
  last += 1;
  toasts.value = [...toasts.value, { id: last, text, ...more }].slice(-most);
}

/** Says why a change was refused. */
export const showRefusal = ({ detail }: HandbillError): void => showToast(detail, { isBad: true });

export function dismiss(id: number): void {
  toasts.value = toasts.value.filter((toast) => toast.id !== id);
}

/** Undoes the last action; `false` where none can be. */
export function undoLast(): boolean {
  const toast = toasts.value.findLast(({ undo }) => undo !== undefined);
  if (toast === undefined) return false;
  dismiss(toast.id);
  toast.undo?.();
  return true;
}
