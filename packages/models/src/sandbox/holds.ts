import { findUrls, fold, occursIn } from '@handbill/contract';
import { withoutAddresses } from '@handbill/text';

export interface Folded {
  readonly text: string;
  /** In the form in which texts are compared. */
  readonly whole: string;
  /** Without its addresses: nobody reads what is inside them. */
  readonly prose: string;
}

export function foldedOf(text: string): Folded {
  return { text, whole: fold(text), prose: fold(withoutAddresses(text)) };
}

/** Whether a text contains another one as words of its own, in any case. */
export const holds = (outer: Folded, inner: Folded): boolean =>
  occursIn(findUrls(inner.text).length > 0 ? outer.whole : outer.prose, inner.whole);
