/** Sentences, or pieces of them, in one line. */
export const line = (...pieces: readonly string[]): string => pieces.join(' ');

/** Lines below each other. */
export const lines = (...rows: readonly string[]): string => rows.join('\n');

/** Paragraphs, lists and tables with an empty line between them. */
export const blocks = (...paragraphs: readonly string[]): string => paragraphs.join('\n\n');
