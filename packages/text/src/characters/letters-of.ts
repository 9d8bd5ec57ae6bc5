import { fold } from '@handbill/contract';

/** The letters and digits of a text alone: what Markdown, quotation marks and spaces do to words makes no other ones of them. */
export const lettersOf = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '');
