/** What MongoDB's text index parts words at. */
const between = /[\p{Dash}\p{Pattern_Syntax}\p{Quotation_Mark}\p{Terminal_Punctuation}\p{White_Space}\0]+/u;

/** All of the words have to occur: each is quoted, which also takes away the meaning that `-` and `"` have to MongoDB. */
export function textSearch(q: string): { $search: string } {
  const words = q.split(between).filter((word) => word !== '');
  return { $search: words.map((word) => `"${word}"`).join(' ') };
}
