import { splitText, type Steps } from '@handbill/contract';

/**
 * Text from outside, fit to be stored and shown: no half of a surrogate pair, no control characters but tab and newline.
 * In this order, or a control character taken from between two halves would make them one.
 */
export const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '');

/** `clean` of a text that may be long, in steps. */
export function* cleanSteps(text: string): Steps<string> {
  let cleaned = '';
  for (const piece of splitText(text)) {
    cleaned += clean(piece);
    yield;
  }
  return cleaned;
}

/** `clean` for a text that comes in pieces: each is given back clean. */
export function cleanPieces(): (piece: string) => string {
  let held = '';
  return (piece) => {
    const text = held + piece;
    // The other half of a line break or of a surrogate pair may be on its way.
    const last = text.charCodeAt(text.length - 1);
    const whole = last === 0x0d || (last >= 0xd800 && last <= 0xdbff) ? text.length - 1 : text.length;
    held = text.slice(whole);
    return clean(text.slice(0, whole));
  };
}
