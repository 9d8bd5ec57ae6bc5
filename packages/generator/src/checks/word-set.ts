/** A set of the words or phrases of lists, in which `|` stands between them. */
export const wordSet = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.flatMap((list) => list.split('|')));
