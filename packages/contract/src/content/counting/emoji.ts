/** Emoji that a variation selector belongs to though they are shown as emoji without it: those that once had no colours, as X (twemoji) has them. */
const withSelector =
  '[\\u231A\\u231B\\u25FD\\u25FE\\u2614\\u2615\\u2648-\\u2653\\u267F\\u2693\\u26A1\\u26AA\\u26AB\\u26BD\\u26BE\\u26C4\\u26C5\\u26D4\\u26EA\\u26F2\\u26F3\\u26F5\\u26FA\\u26FD' +
  '\\u2757\\u2B1B\\u2B1C\\u2B50\\u2B55\\u{1F004}\\u{1F21A}\\u{1F22F}]\\uFE0F';

/**
 * Finds whole emoji, however many code points they take; also those that leave the variation selector out, as people type them.
 * A digit or `©` alone is none.
 */
export const emoji = new RegExp(
  `${withSelector}|\\p{RGI_Emoji}|[0-9#*]\\u20E3|\\p{Emoji_Presentation}|\\p{Extended_Pictographic}\\uFE0F`,
  'gv',
);
