import type { CorpusText } from '../corpus-text.ts';
import { seventhEnglishLong } from './seventh-english-long.ts';
import { seventhEnglishShort } from './seventh-english-short.ts';
import { seventhFrench } from './seventh-french.ts';
import { seventhGerman } from './seventh-german.ts';
import { seventhSpanish } from './seventh-spanish.ts';

/** Ordinary copy of small and middle-sized businesses, written without a look at the rules. */
export const seventhTexts: readonly CorpusText[] = [
  ...seventhEnglishLong,
  ...seventhEnglishShort,
  ...seventhGerman,
  ...seventhFrench,
  ...seventhSpanish,
];
