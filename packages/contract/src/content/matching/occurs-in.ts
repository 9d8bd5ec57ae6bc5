/** Letters and digits between which a word can end: not those of scripts that write words, or what is attached to them, without a space. */
const partOfWord =
  /[[\p{L}\p{N}\p{M}]--[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}\p{scx=Arabic}\p{scx=Hebrew}]]/v;

const first = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0x20);
const last = (text: string): string => /.$/su.exec(text)?.[0] ?? ' ';
const splitsWord = (before: string, after: string): boolean => partOfWord.test(before) && partOfWord.test(after);

/** Whether a phrase stands in a text as words of its own: `art` is not in `starter`, but `パン` is in `食パン`. Both have to be folded. */
export function occursIn(text: string, phrase: string): boolean {
  for (let start = text.indexOf(phrase); start !== -1; start = text.indexOf(phrase, start + 1)) {
    const end = start + phrase.length;
    if (
      !splitsWord(last(text.slice(Math.max(0, start - 2), start)), first(phrase)) &&
      !splitsWord(last(phrase), first(text.slice(end, end + 2)))
    )
      return true;
  }
  return false;
}
