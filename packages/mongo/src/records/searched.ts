import type { Document } from 'mongodb';
import { wordsIn } from '../database/lists/text-search.ts';
import type { Kept } from './kept.ts';

type Searched = Pick<Kept, 'searched'>;

/** The words of a whole record, as they are stored in it. */
export const searchedOf = ({ searched }: Searched, record: Document): { readonly words?: string[] } =>
  searched === undefined ? {} : { words: wordsIn(searched.map((name): unknown => record[name])) };

/** The same as an expression, for members that change: where not all texts do, the words that were there stay. */
export function searchedIn({ searched = [] }: Searched, members: Document): Document {
  const changed = searched.filter((name) => members[name] !== undefined);
  if (changed.length === 0) return {};
  const words = { $literal: wordsIn(changed.map((name): unknown => members[name])) };
  return { words: changed.length === searched.length ? words : { $setUnion: [{ $ifNull: ['$words', []] }, words] } };
}
