import { views, type View } from '../../data/text-views.ts';

/** What of the library is in its address: a view, and filters in the order in which they were chosen. */
export interface LibrarySearch {
  readonly view?: View;
  readonly q?: string;
  readonly type?: string;
  readonly language?: string;
  readonly tag?: string;
  readonly campaign_id?: string;
}

export const filterNames = ['type', 'language', 'tag', 'campaign_id'] as const;
export type FilterName = (typeof filterNames)[number];

export function librarySearch(search: Readonly<Record<string, unknown>>): LibrarySearch {
  const texts = Object.entries(search).filter(
    (entry): entry is [string, string] => ['q', ...filterNames].includes(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '',
  );
  const view = views.find((each) => each === search['view']);
  return { ...(view !== undefined && view !== 'all' && { view }), ...Object.fromEntries(texts.map(([name, value]) => [name, value.slice(0, 200)])) };
}
