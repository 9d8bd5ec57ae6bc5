import type { DeclaredIndex } from '../database/index-form.ts';

/** Words as they are: no stop words, no stemming. No document has the override's field, so that `language: 'ja'` can not fail an insert. */
export function textIndex(fields: readonly string[]): DeclaredIndex {
  return {
    name: 'workspace_text',
    key: { workspace_id: 1, ...Object.fromEntries(fields.map((field) => [field, 'text' as const])) },
    default_language: 'none',
    language_override: 'text_index_language',
  };
}
