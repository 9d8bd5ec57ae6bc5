/** Letters that are no other one with a mark; and the German spelling of umlauts, which elsewhere only lose theirs. */
const spelledOut: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', å: 'a', ı: 'i', ł: 'l', đ: 'd', ð: 'd', þ: 'th' };
const inGerman: Readonly<Record<string, string>> = { ...spelledOut, ä: 'ae', ö: 'oe', ü: 'ue' };
/** Lower-case words joined by hyphens, for an address; other scripts than Latin and Greek keep their letters with their marks. */
export function slugOf(text: string, otherwise: string, language = 'en'): string {
  const letters = /^de\b/i.test(language) ? inGerman : spelledOut;
  const folded = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüßæœøåıłđðþ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/(?<=[\p{sc=Latin}\p{sc=Greek}])\p{M}+/gu, '')
    .normalize('NFC');
  const words = folded.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return /^.{1,75}(?=-|$)/u.exec(words.join('-'))?.[0] ?? otherwise;
}
