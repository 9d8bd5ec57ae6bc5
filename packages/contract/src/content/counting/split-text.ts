/** As long as the longest link that twitter-text takes: what is found in a text is shorter. */
const longest = 4_096;
/** How much of a text decides where its words and graphemes begin. */
const context = 512;

const wordSegmenter = new Intl.Segmenter('und', { granularity: 'word' });
const graphemeSegmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** What neither goes on with the white space before it nor changes what stands there. */
const anew = /[^\s\p{M}\p{Cf}]/uy;

/**
 * Cuts a text into pieces that can be counted and searched one by one: what is exact for a piece in more than linear time is linear for
 * the text. A cut is behind white space; in 4,096 characters without any, between words, or between graphemes where there is but one word.
 */
export function* splitText(text: string): Generator<string, void> {
  let from = 0;
  while (text.length - from > longest) {
    const end = endOfPiece(text, from, from + longest);
    yield text.slice(from, end);
    from = end;
  }
  yield from === 0 ? text : text.slice(from);
}

function endOfPiece(text: string, from: number, limit: number): number {
  for (let at = limit; at > from; at -= 1) if (isGap(text.charCodeAt(at - 1)) && beginsAnew(text, at)) return at;
  const start = limit - context;
  const around = text.slice(start, limit + context);
  for (const segmenter of [wordSegmenter, graphemeSegmenter]) {
    const index = segmenter.segment(around).containing(context)?.index ?? 0;
    if (index > 0) return start + index;
  }
  // Never between the halves of a surrogate pair.
  return text.charCodeAt(limit - 1) >> 10 === 0x36 ? limit - 1 : limit;
}

/** Space, tab, line feed, ideographic space; not those that bind words or go with a carriage return. */
const isGap = (unit: number): boolean => unit === 0x20 || unit === 0x0a || unit === 0x09 || unit === 0x30_00;

function beginsAnew(text: string, at: number): boolean {
  anew.lastIndex = at;
  return anew.test(text);
}
