import { fold } from '../matching/fold.ts';
import { hasLetter, tagName, tagsIn } from '../matching/hashtags-in.ts';
import { occursIn } from '../matching/occurs-in.ts';

/** Something that has to stand in a text: a keyword, or a hashtag with its `#`. */
export interface Piece {
  /** Folded. */
  readonly text: string;
  readonly isTag: boolean;
}

/** Whether a piece is there once a folded text is. */
export const standsIn = ({ text, isTag }: Piece, folded: string): boolean =>
  isTag ? tagsIn(folded).has(text.slice(1)) : occursIn(folded, text);

/** What has to stand in a text, without what comes with something else. */
export function piecesOf(keywords: readonly string[], hashtags: readonly string[]): Piece[] {
  const all = [
    // What has no letter makes no hashtag: it only has to be there.
    ...hashtags.map((tag) => ({ text: `#${tagName(tag)}`, isTag: hasLetter(tag) })),
    ...keywords.map((keyword) => ({ text: fold(keyword.trim()), isTag: false })),
  ];
  const distinct = [...new Map(all.toReversed().map((piece) => [piece.text, piece])).values()].toReversed();
  return distinct.filter(
    (piece) => !distinct.some((other) => other !== piece && other.text.includes(piece.text) && standsIn(piece, other.text)),
  );
}
