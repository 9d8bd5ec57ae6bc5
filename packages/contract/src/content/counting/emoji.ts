/**
 * Finds whole emoji, however many code points they take; also those that leave the variation selector out, as people type them, and those
 * that have one though they need none: it belongs to them. A digit or `©` alone is none.
 */
export const emoji = /\p{RGI_Emoji}\uFE0F?|[0-9#*]\u20E3|\p{Emoji_Presentation}\uFE0F?|\p{Extended_Pictographic}\uFE0F/gv;
