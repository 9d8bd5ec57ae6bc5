import { onlineManager } from '@tanstack/react-query';
import { base } from './base.ts';
import { Store } from '../state/store.ts';

/** Since when the server is not reached. */
export const lostSince = new Store<Date | undefined>(undefined);

const interval = 2_000;

async function look(): Promise<void> {
  const isThere = await fetch(`${base}/health/live`, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return void setTimeout(() => void look(), interval);
  lostSince.value = undefined;
  // Waiting calls are sent now, in their order.
  onlineManager.setOnline(true);
}

/** The server was not reached: changes wait from now on, until it answers again. */
export function lose(): void {
  if (lostSince.value !== undefined) return;
  lostSince.value = new Date();
  onlineManager.setOnline(false);
  setTimeout(() => void look(), interval / 2);
}
