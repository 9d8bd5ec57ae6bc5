const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** A grapheme that begins within a text and is longer than this is cut where it is looked at. */
const longest = 100;

/** The beginning of a text: at most so many code points, and no grapheme, such as a family emoji, in part. */
export function cutAt(text: string, max: number): string {
  if (text.length <= max) return text;
  let [end, count] = [0, 0];
  for (const { segment, index } of graphemes.segment(text.slice(0, 2 * max + longest))) {
    count += [...segment].length;
    if (count > max) break;
    end = index + segment.length;
  }
  // A single grapheme that is longer is cut all the same.
  return end === 0
    ? Array.from(text.slice(0, 2 * max))
        .slice(0, max)
        .join('')
    : text.slice(0, end);
}
