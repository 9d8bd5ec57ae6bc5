const names = ['type', 'resource', 'actor', 'key'] as const;
export type FilterName = (typeof names)[number];

/** The activity's part of the address: which events, of which record, by whom. */
export type ActivitySearch = { readonly [Name in FilterName]?: string | undefined };

export function activitySearch(search: Readonly<Record<string, unknown>>): ActivitySearch {
  const set = names.flatMap((name) => {
    const value = search[name];
    return typeof value === 'string' && value !== '' ? [[name, value.slice(0, 200)] as const] : [];
  });
  return Object.fromEntries(set);
}

/** The filters that are set. */
export const filtersOf = (search: ActivitySearch): FilterName[] => names.filter((name) => search[name] !== undefined);
