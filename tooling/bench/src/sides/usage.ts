/** What a process has used, as `report-usage.mjs` says it. */
export interface Usage {
  /** Of all its threads, in microseconds. */
  readonly cpu: number;
  /** In bytes. */
  readonly rss: number;
  /** By how much turns of the event loop were late, in milliseconds, since that was asked for. */
  readonly loopDelay?: { readonly p50: number; readonly p99: number };
}
