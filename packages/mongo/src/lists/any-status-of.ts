import { anyOf } from './any-of.ts';

/**
 * A filter by status, and none where every status is asked for: MongoDB merges at most 200 streams that are sorted
 * already, and 50 values of another filter times each status would be more; it would sort in memory instead.
 */
export function anyStatusOf(values: readonly string[] | null, all: readonly string[]): object {
  return anyOf('status', values !== null && all.every((status) => values.includes(status)) ? null : values);
}
