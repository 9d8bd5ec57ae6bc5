import aliases from './part-names.json' with { type: 'json' };

/** A name without what is no letter or digit, in small letters: `callToAction`, `Call to action` and `call_to_action` are one. */
export const foldName = (name: string): string =>
  name
    .slice(0, 100)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What models call the parts of a text otherwise, by the part’s name: in English, German, French, Spanish, Italian, Portuguese and Dutch. */
const folded = new Map(Object.entries(aliases).map(([field, names]) => [field, [...new Set(names.split(', ').map(foldName))]]));

/** Words and numbers that models put before or behind a part’s name. */
const before = /^(?:\d{1,2}|email|mail|post|blog|article|page|landingpage|ad|ads|social|final|new|seo|hero|the|main)(?=.{3})/;
const behind = /(?<=.{3})(?:text|copy|content|line|markdown|md|value|string|s|es)$/;

/** The names that a part may have besides its own, folded, the likeliest first. */
export const otherNamesOf = (field: string): readonly string[] => folded.get(field) ?? [];

/** A folded name without the words around it. */
export const strippedName = (name: string): string => name.replace(before, '').replace(behind, '');
