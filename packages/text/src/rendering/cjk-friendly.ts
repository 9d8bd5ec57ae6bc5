import type { MarkdownIt, StateInline } from 'markdown-it';
import { flanking } from '../markdown/flanking.ts';

/** Reads emphasis beside letters that have no spaces around their words. */
export function cjkFriendly({ inline }: MarkdownIt): void {
  const { State } = inline;
  inline.State = class extends State {
    override scanDelims(start: number, canSplitWord: boolean): ReturnType<StateInline['scanDelims']> {
      const { length } = super.scanDelims(start, canSplitWord);
      const { opens, closes } = flanking(this.src, start, start + length, this.posMax);
      return { length, can_open: opens, can_close: closes };
    }
  };
}
