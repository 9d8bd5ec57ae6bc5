/**
 * Finds whole emoji, however many code points they take; also those that leave the variation selector out, as people type them.
 * A digit or `©` alone is none.
 */
export const emoji = /\p{RGI_Emoji}|[0-9#*]\u20E3|\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/gv;
