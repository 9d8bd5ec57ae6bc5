import { views, type View } from '../../data/text-views.ts';

/** The library's part of the address: a view, words, and filters in the order in which they were chosen, by the names that the server gives them. */
export interface LibrarySearch {
  readonly view?: View;
  readonly q?: string;
  readonly [filter: string]: string | undefined;
}

/** The filters of an address. Whether there is such a one, the server knows. */
const isFilter = ([name, value]: readonly [string, unknown]): boolean =>
  name !== 'view' && /^[a-z_]{1,40}$/.test(name) && (typeof value === 'string' || typeof value === 'number') && value !== '';

export function librarySearch(search: Readonly<Record<string, unknown>>): LibrarySearch {
  const texts = Object.entries(search).filter(isFilter);
  const view = views.find((each) => each === search['view']);
  return {
    ...(view !== undefined && view !== 'all' && { view }),
    ...Object.fromEntries(texts.map(([name, value]) => [name, String(value).slice(0, 200)])),
  };
}

/** The filters that are set, the last one last. */
export const filtersOf = (search: LibrarySearch): string[] =>
  Object.keys(search).filter((name) => name !== 'view' && name !== 'q' && search[name] !== undefined);
