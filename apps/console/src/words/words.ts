import { en, type Words } from './en.ts';

/** What is said, in the language of the page. */
export const words: Words = en;
/** Of dates, numbers and lists. */
export const locale = 'en';
