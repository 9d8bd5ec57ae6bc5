/** Counts half-width katakana, with their marks and punctuation. */
export const halfWidthKatakana = (text: string): number => text.match(/[\uFF61-\uFF9F]/g)?.length ?? 0;
