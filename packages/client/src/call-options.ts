/** What a single call can be told besides its input. */
export interface CallOptions {
  /** Ends the call, its retries too: it then fails with `aborted`. `AbortSignal.timeout(5_000)` bounds its time. */
  readonly signal?: AbortSignal | undefined;
}
