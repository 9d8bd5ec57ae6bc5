/** The longest link that twitter-text accepts: nothing that is searched for in a text is longer. */
const maxPieceLength = 4_096;
/** How much text on each side is enough to tell where a word or a grapheme begins. */
const contextLength = 512;

const wordSegmenter = new Intl.Segmenter('und', { granularity: 'word' });
const graphemeSegmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** A character that starts a new word or grapheme after white space: not a mark or format character, which would join the character before. */
const startOfWord = /[^\s\p{M}\p{Cf}]/uy;

/**
 * Splits a text into pieces that can be counted and searched one by one, so that an algorithm of more than linear time is linear in the
 * text. A piece ends after white space; if 4,096 characters have none, between words, or between graphemes if they are a single word.
 */
export function* splitText(text: string): Generator<string, void> {
  let from = 0;
  while (text.length - from > maxPieceLength) {
    const end = endOfPiece(text, from, from + maxPieceLength);
    yield text.slice(from, end);
    from = end;
  }
  yield from === 0 ? text : text.slice(from);
}

function endOfPiece(text: string, from: number, limit: number): number {
  for (let at = limit; at > from; at -= 1) if (isGap(text.charCodeAt(at - 1)) && isStartOfWord(text, at)) return at;
  const start = limit - contextLength;
  const around = text.slice(start, limit + contextLength);
  for (const segmenter of [wordSegmenter, graphemeSegmenter]) {
    const index = segmenter.segment(around).containing(contextLength)?.index ?? 0;
    if (index > 0) return start + index;
  }
  // Not between the halves of a surrogate pair.
  return text.charCodeAt(limit - 1) >> 10 === 0x36 ? limit - 1 : limit;
}

/** Space, tab, line feed, ideographic space; no space that joins words, and not a carriage return, which a line feed may follow. */
const isGap = (unit: number): boolean => unit === 0x20 || unit === 0x0a || unit === 0x09 || unit === 0x30_00;

function isStartOfWord(text: string, at: number): boolean {
  startOfWord.lastIndex = at;
  return startOfWord.test(text);
}
