import { splitText, type Steps } from '@handbill/contract';
import { webAddressesIn } from './addresses-in.ts';

/** A text with its addresses blanked, at the same length. */
export function* withoutAddresses(text: string): Steps<string> {
  let result = '';
  for (const piece of splitText(text)) {
    let [blanked, from] = ['', 0];
    for (const { start, end } of webAddressesIn(piece)) {
      blanked += piece.slice(from, start) + ' '.repeat(end - start);
      from = end;
    }
    result += blanked + piece.slice(from);
    yield;
  }
  return result;
}
