import { daysIn, type Search } from '../../data/address.ts';

export const groupings = ['day', 'type', 'model', 'campaign', 'key'] as const;
export type Grouping = (typeof groupings)[number];

/** The usage's part of the address: the days, and the grouping. */
export type UsageSearch = { readonly [Name in 'from' | 'to']?: string | undefined } & { readonly by?: Grouping | undefined };

export function usageSearch(search: Search): UsageSearch {
  const by = groupings.find((each) => each === search['by']);
  return { ...daysIn(search, ['from', 'to']), ...(by !== undefined && { by }) };
}
