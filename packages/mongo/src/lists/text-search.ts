/** All of the words have to occur: each is quoted, which also takes away the meaning that `-` and `"` have to MongoDB. */
export function textSearch(q: string): { $search: string } {
  const words = q.split(/\s+/).map((word) => word.replaceAll(/["\\]/g, '')).filter((word) => word !== '');
  return { $search: words.map((word) => `"${word}"`).join(' ') };
}
