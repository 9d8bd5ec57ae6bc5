import { textsIn, type Search } from '../../data/address.ts';

const names = ['type', 'resource', 'actor', 'key'] as const;
export type FilterName = (typeof names)[number];

/** The activity's part of the address: which events, of which record, by whom. */
export type ActivitySearch = { readonly [Name in FilterName]?: string | undefined };
export const activitySearch = (search: Search): ActivitySearch => textsIn(search, names);

/** The filters that are set. */
export const filtersOf = (search: ActivitySearch): FilterName[] => names.filter((name) => search[name] !== undefined);
