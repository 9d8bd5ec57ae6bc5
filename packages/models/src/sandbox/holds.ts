import { findUrls, fold, occursIn } from '@handbill/contract';
import { withoutAddresses } from '@handbill/text';

/** Whether a text contains another one as words of its own, in any case; nobody reads words inside of addresses. */
export const holds = (outer: string, inner: string): boolean =>
  occursIn(fold(findUrls(inner).length > 0 ? outer : withoutAddresses(outer)), fold(inner));
