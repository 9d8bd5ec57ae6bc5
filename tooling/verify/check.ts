/** How many claims a check found true and false. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** What failed, by name, where the check knows it. */
  readonly failures?: readonly string[];
}

export interface Check {
  readonly name: string;
  /** Program, found in `node_modules/.bin` or on PATH, and arguments; run in the project's root. */
  readonly command: readonly [string, ...string[]];
  /** Whether nothing runs beside it: what others need, or what would be late beside others. Its output is shown as it comes. */
  readonly isAlone?: boolean;
  /** Besides the environment that there is. */
  readonly env?: Readonly<Record<string, string>>;
  /** After how many milliseconds it is stopped; by default twice what all tests take beside busy cores. */
  readonly patience?: number;
  /** Counts what ran inside; without it the check itself is the one claim. */
  readonly count?: (exitCode: number | null) => Promise<Count>;
}
