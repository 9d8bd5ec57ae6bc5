import type { DeclaredIndex } from '../index-form.ts';

/** The index that `q` searches. No stop words, no stemming; the override names a field that no document has, else `language: 'ja'` would fail an insert. */
export function textIndex(fields: readonly string[]): DeclaredIndex {
  return {
    name: 'workspace_text',
    key: { workspace_id: 1, ...Object.fromEntries(fields.map((field) => [field, 'text' as const])) },
    default_language: 'none',
    language_override: 'text_index_language',
  };
}

/** Where MongoDB's text index splits words. */
const separators = /[\p{Dash}\p{Pattern_Syntax}\p{Quotation_Mark}\p{Terminal_Punctuation}\p{White_Space}\0]+/u;

/** All words must occur: each is quoted, so that MongoDB reads no operator in `-` or `"`. */
export function textSearch(q: string): { $search: string } {
  const words = q.split(separators).filter((word) => word !== '');
  return { $search: words.map((word) => `"${word}"`).join(' ') };
}
