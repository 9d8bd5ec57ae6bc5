/** Letters and digits of scripts that put spaces between words; other scripts write words, and their endings, without a space. */
const partOfWord =
  /[[\p{L}\p{N}\p{M}]--[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}\p{scx=Arabic}\p{scx=Hebrew}]]/v;

/** How many positions are searched in one step. */
const stepLength = 4_096;

/** Whether a phrase occurs in a text as whole words: `art` is not in `starter`, but `パン` is in `食パン`. Both must be folded. */
export function occursIn(text: string, phrase: string): boolean {
  return countIn(text, phrase, 1) > 0;
}

/** The beginning of the words that a phrase stands for: `passion` for `passion*`. `undefined` where it stands for itself. */
export const stemIn = (phrase: string): string | undefined => /^(.*[\p{L}\p{N}])\*$/su.exec(phrase)?.[1];

/** Whether a word of a short text begins so. Both must be folded. */
export function beginsIn(text: string, stem: string): boolean {
  const begins = isPartOfWord(stem, 0);
  for (let at = text.indexOf(stem); at !== -1; at = text.indexOf(stem, at + 1)) if (!(begins && endsInWord(text, at))) return true;
  return false;
}

/** How often a phrase occurs in a text as whole words, up to `max` times. Both must be folded. */
export function countIn(text: string, phrase: string, max = Infinity): number {
  const [begins, ends] = [isPartOfWord(phrase, 0), endsInWord(phrase, phrase.length)];
  const isWhole = (start: number): boolean => !(begins && endsInWord(text, start)) && !(ends && isPartOfWord(text, start + phrase.length));
  let count = 0;
  for (let from = 0; from <= text.length; from += stepLength) {
    const part = text.slice(from, from + stepLength + phrase.length - 1);
    for (let at = part.indexOf(phrase); at !== -1; at = part.indexOf(phrase, at + 1))
      if (isWhole(from + at) && (count += 1) >= max) return count;
  }
  return count;
}

/** Whether a character that is part of a word begins at this position. */
function isPartOfWord(text: string, at: number): boolean {
  const codePoint = text.codePointAt(at);
  return codePoint !== undefined && partOfWord.test(String.fromCodePoint(codePoint));
}

/** Whether such a character ends at this position. */
const endsInWord = (text: string, end: number): boolean => isPartOfWord(text, isLowSurrogate(text.charCodeAt(end - 1)) ? end - 2 : end - 1);

const isLowSurrogate = (unit: number): boolean => unit >> 10 === 0x37;
