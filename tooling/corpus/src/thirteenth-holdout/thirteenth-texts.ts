import type { CorpusText } from '../corpus-text.ts';
import { englishTexts } from './thirteenth-texts-english.ts';
import { frenchTexts } from './thirteenth-texts-french.ts';
import { germanTexts } from './thirteenth-texts-german.ts';
import { spanishTexts } from './thirteenth-texts-spanish.ts';

export const thirteenthTexts: readonly CorpusText[] = [...englishTexts, ...germanTexts, ...frenchTexts, ...spanishTexts];
