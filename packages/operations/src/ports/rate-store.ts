/** So many calls in so many milliseconds. */
export interface RateLimit {
  readonly requests: number;
  readonly milliseconds: number;
}

/** The calls that are counted together: those of a family of keys, or of all keys of a workspace. */
export interface RateSubject {
  readonly workspaceId: string;
  /** Names the window. */
  readonly id: string;
}

/** The calls that a server got of a window. */
export interface TakenCalls {
  /** As many as were asked for, or all that were left. */
  readonly granted: number;
  /** The remaining calls of all servers. */
  readonly remaining: number;
  /** When the window ends, by the database's clock: tells one window from the next. */
  readonly end: number;
  /** Until then, in milliseconds. */
  readonly left: number;
}

/** Counts calls for all servers. */
export interface RateStore {
  /** Takes calls from the window of a subject. The first one begins it, and it has a fixed length. */
  take(subject: RateSubject, limit: RateLimit, calls: number): Promise<TakenCalls>;
}
