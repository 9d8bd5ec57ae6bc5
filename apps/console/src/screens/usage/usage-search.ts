export const groupings = ['day', 'type', 'model', 'campaign', 'key'] as const;
export type Grouping = (typeof groupings)[number];

/** The usage's part of the address: the days, and the grouping. */
export interface UsageSearch {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly by?: Grouping | undefined;
}

const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;

export function usageSearch(search: Readonly<Record<string, unknown>>): UsageSearch {
  const [from, to] = [dayOf(search['from']), dayOf(search['to'])];
  const by = groupings.find((each) => each === search['by']);
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }), ...(by !== undefined && { by }) };
}
