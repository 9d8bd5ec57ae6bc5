import type { MarkdownIt, StateInline } from 'markdown-it';

/** Of the scripts of China, Japan and Korea, their punctuation and full-width forms; and of others that put no spaces between words. */
const unspaced =
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}\u3000-\u303F\uFE30-\uFE4F\uFF00-\uFFEF]/u;
const punctuation = /^[\p{P}\p{S}]/u;
const space = /^\s?$/u;

/** What a sign is to the emphasis beside it. */
function beside(sign: string) {
  const [isSpace, isUnspaced, isPunctuation] = [space.test(sign), unspaced.test(sign), punctuation.test(sign)];
  // Punctuation that keeps emphasis from its own side, where neither space, punctuation nor such a letter is on the other.
  return { isSpace, isPunctuation, keepsOff: isPunctuation && !isUnspaced, lets: isSpace || isPunctuation || isUnspaced };
}

/** The character that ends at a place. */
const characterBefore = (text: string, at: number): string => {
  const isHalf = at > 1 && (text.codePointAt(at - 2) ?? 0) > 0xff_ff;
  return text.slice(isHalf ? at - 2 : Math.max(0, at - 1), at);
};

/**
 * Reads emphasis beside letters that have no spaces around their words: `**「新しい読書室」**が` is bold. The rule of CommonMark, but that such a
 * letter counts as a space does where punctuation is on the other side (github.com/tats-u/markdown-cjk-friendly; 2026-11).
 */
export function cjkFriendly(markdown: MarkdownIt): void {
  const { State } = markdown.inline;
  markdown.inline.State = class extends State {
    override scanDelims(start: number, canSplitWord: boolean): ReturnType<StateInline['scanDelims']> {
      const { length } = super.scanDelims(start, canSplitWord);
      const before = beside(characterBefore(this.src, start));
      const end = start + length;
      const after = beside(end < this.posMax ? String.fromCodePoint(this.src.codePointAt(end) ?? 0x20) : '');
      const opens = !after.isSpace && (!after.keepsOff || before.lets);
      const closes = !before.isSpace && (!before.keepsOff || after.lets);
      return {
        length,
        can_open: opens && (canSplitWord || !closes || before.isPunctuation),
        can_close: closes && (canSplitWord || !opens || after.isPunctuation),
      };
    }
  };
}
