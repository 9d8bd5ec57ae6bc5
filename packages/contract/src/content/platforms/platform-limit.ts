import type { CountingUnit } from './counting-unit.ts';

/** One limit of one platform on one part of an output. */
export interface PlatformLimit {
  /** JSON Pointer into the output, `*` for each item of a list. */
  readonly pointer: string;
  readonly unit: CountingUnit;
  readonly min?: number;
  readonly max: number;
  /** `fail`: the platform refuses more. `warn`: it takes it, but hides or cuts it. */
  readonly outcome: 'fail' | 'warn';
  /** Where the figure is from, and when it was looked up. */
  readonly source: string;
}
