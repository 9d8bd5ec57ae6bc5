const encoder = new TextEncoder();

/** Counts bytes of UTF-8. */
export const bytes = (text: string): number => encoder.encode(text).length;
