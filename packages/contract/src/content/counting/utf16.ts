/** Counts UTF-16 code units, as JavaScript does. */
export const utf16 = (text: string): number => text.length;
