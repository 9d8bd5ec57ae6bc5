const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', å: 'a' };
const longest = 75;

/** Lower-case words joined by hyphens, for an address; other scripts keep their letters. */
export function slugOf(text: string, otherwise: string): string {
  const folded = text
    .toLowerCase()
    .replace(/[äöüßæøå]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .normalize('NFC');
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    if (slug.length + word.length >= longest) break;
    slug = slug === '' ? word : `${slug}-${word}`;
  }
  return slug === '' ? otherwise : slug;
}
