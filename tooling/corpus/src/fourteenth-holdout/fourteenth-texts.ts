import type { CorpusText } from '../corpus-text.ts';
import { englishLong } from './fourteenth-texts-english-long.ts';
import { englishShort } from './fourteenth-texts-english.ts';
import { french } from './fourteenth-texts-french.ts';
import { germanLong } from './fourteenth-texts-german-long.ts';
import { germanShort } from './fourteenth-texts-german.ts';
import { spanish } from './fourteenth-texts-spanish.ts';

export const fourteenthTexts: readonly CorpusText[] = [
  ...englishShort,
  ...englishLong,
  ...germanShort,
  ...germanLong,
  ...french,
  ...spanish,
];
