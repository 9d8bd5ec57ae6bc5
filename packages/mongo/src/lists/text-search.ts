const between = /[^\p{L}\p{N}\p{M}_]+/u;

/** All of the words have to occur: each is quoted, and what stands between words is left out as MongoDB leaves it out of its index. */
export function textSearch(q: string): { $search: string } {
  const words = q.split(between).filter((word) => word !== '');
  return { $search: words.map((word) => `"${word}"`).join(' ') };
}
