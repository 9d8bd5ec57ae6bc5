/** What a process has used, as `report-usage.mjs` says it. */
export interface Usage {
  /** Of all its threads, in microseconds. */
  readonly cpu: number;
  /** In bytes. */
  readonly rss: number;
}
