import { english } from './en/english.ts';
import { german } from './de/german.ts';
import type { LanguagePatterns } from './language-patterns.ts';

/** The languages that the sandbox writes, by their primary subtag. */
export const languages: Readonly<Record<string, LanguagePatterns>> = { en: english, de: german };

const primary = (tag: string): string => tag.toLowerCase().split('-', 1)[0] ?? '';

/** Whether there are patterns for a language tag: `de-AT` is German. */
export const supportsLanguage = (tag: string): boolean => Object.hasOwn(languages, primary(tag));

/** The patterns for a language tag; English for those that there are none for. */
export const patternsFor = (tag: string): LanguagePatterns => languages[primary(tag)] ?? english;
