/** Of scripts that put no spaces between words, with the punctuation and the full-width forms of China, Japan and Korea. */
const unspaced =
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}\u3000-\u303F\uFE30-\uFE4F\uFF00-\uFFEF]/u;
const letter = /^[\p{L}\p{N}]/u;
const punctuation = /^[\p{P}\p{S}]/u;
const space = /^\s?$/u;

/** Whether a sign is of a word that has spaces around it: an asterisk between two is none of Markdown. */
export const isInWord = (sign: string): boolean => letter.test(sign) && !unspaced.test(sign);

function beside(sign: string) {
  const [isSpace, isUnspaced, isPunctuation] = [space.test(sign), unspaced.test(sign), punctuation.test(sign)];
  // Punctuation keeps emphasis from its own side, unless a space, punctuation or such a letter is on the other one.
  return { isSpace, isPunctuation, keepsOff: isPunctuation && !isUnspaced, allows: isSpace || isPunctuation || isUnspaced };
}

const characterAt = (text: string, at: number): string => /^./su.exec(text.slice(at, at + 2))?.[0] ?? '';
const characterBefore = (text: string, at: number): string => /.$/su.exec(text.slice(Math.max(0, at - 2), at))?.[0] ?? '';

export interface Flanking {
  readonly opens: boolean;
  readonly closes: boolean;
}

/**
 * Whether signs between two places open or close emphasis: the rule of CommonMark, but that a letter of a script without spaces counts as
 * a space does where punctuation is on the other side, so that `**「新しい読書室」**が` is bold (github.com/tats-u/markdown-cjk-friendly;
 * 2026-11). `limit`: where the text ends that they stand in.
 */
export function flanking(text: string, start: number, end: number, limit = text.length): Flanking {
  const [before, after] = [beside(characterBefore(text, start)), beside(end < limit ? characterAt(text, end) : '')];
  const opens = !after.isSpace && (!after.keepsOff || before.allows);
  const closes = !before.isSpace && (!before.keepsOff || after.allows);
  // `snake_case` is a word.
  if (text.charAt(start) !== '_') return { opens, closes };
  return { opens: opens && (!closes || before.isPunctuation), closes: closes && (!opens || after.isPunctuation) };
}
