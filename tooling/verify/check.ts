/** How many claims a check found true and false. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** The failures, by name, where the check knows it. */
  readonly failures?: readonly string[];
}

export interface Check {
  readonly name: string;
  /** Program, found in `node_modules/.bin` or on PATH, and arguments; run in the project's root. */
  readonly command: readonly [string, ...string[]];
  /** Whether nothing runs beside it: others need it, or it would be late beside others. Its output is shown as it comes. */
  readonly isAlone?: boolean;
  /** Besides the environment that there is. */
  readonly env?: Readonly<Record<string, string>>;
  /** After how many milliseconds it is stopped; by default twice the time of all tests beside busy cores. */
  readonly patience?: number;
  /** Counts the claims inside; without it the check itself is the one claim. */
  readonly count?: (exitCode: number | null) => Promise<Count>;
}
