import type { CorpusText } from '../corpus-text.ts';
import { englishLong } from './thirteenth-texts-english-long.ts';
import { englishShort } from './thirteenth-texts-english-short.ts';

export const englishTexts: readonly CorpusText[] = [...englishLong, ...englishShort];
