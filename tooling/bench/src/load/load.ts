/** What to send: for each connection its requests, sent over and over in their order. */
export interface Load {
  readonly port: number;
  readonly scripts: readonly (readonly string[])[];
  readonly status: number;
  readonly seconds: number;
}

/** How it went. */
export interface Outcome {
  readonly requests: number;
  readonly seconds: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Answers of another status than the one wanted, counted. */
  readonly astray: Readonly<Record<number, number>>;
}
