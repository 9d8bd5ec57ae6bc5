/**
 * Makes text from outside safe to store and show: no half of a surrogate pair, and no control characters but tab and newline.
 * The order matters: a control character removed from between two halves would join them to one character.
 */
export const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '');

/** `clean` for a text that arrives in pieces: takes each piece and returns it clean. */
export function createCleaner(): (piece: string) => string {
  let held = '';
  return (piece) => {
    const text = held + piece;
    // The second half of a line break or of a surrogate pair may be in the next piece.
    const last = text.charCodeAt(text.length - 1);
    const end = last === 0x0d || (last >= 0xd800 && last <= 0xdbff) ? text.length - 1 : text.length;
    held = text.slice(end);
    return clean(text.slice(0, end));
  };
}
