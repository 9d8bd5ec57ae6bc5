import type { Reservation } from './idempotency-store.ts';

/** Work that goes on beside the calls of a process. */
export interface Background {
  /** Logs how work failed that no caller waits for. */
  logEnd(work: Promise<unknown>, fields: { readonly content_id: string; readonly request_id: string }): Promise<void>;
  /** Has the stop of the process wait for work, whether or not its caller does. */
  track<T>(work: Promise<T>): Promise<T>;
  /** Renews the reservation of an idempotency key until the work is done. */
  during<T>(reservation: Reservation, work: () => Promise<T>): Promise<T>;
  /** Whether storing may succeed once the database can be reached again. */
  mayPass(cause: unknown): boolean;
  /** Goes on trying to store something while the database cannot be reached, until the process stops or so many milliseconds have passed. */
  storeLater(store: () => Promise<void>, within?: number): Promise<void>;
}
