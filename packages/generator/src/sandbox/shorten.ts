const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** At most `max` characters of a text, cut between words where it has any. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max + 1);
  const space = head.lastIndexOf(' ');
  if (space >= max / 3) return head.slice(0, space).replace(/[\s,;:–—-]+$/u, '');
  let cut = '';
  for (const { segment } of graphemes.segment(head)) {
    if (cut.length + segment.length > max) break;
    cut += segment;
  }
  return cut;
}
