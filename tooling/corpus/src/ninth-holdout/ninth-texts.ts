import type { CorpusText } from '../corpus-text.ts';
import { englishTexts } from './ninth-texts-en-1.ts';
import { englishTextsContinued } from './ninth-texts-en-2.ts';
import { germanTexts } from './ninth-texts-de-1.ts';
import { germanTextsContinued } from './ninth-texts-de-2.ts';
import { frenchTexts } from './ninth-texts-fr-1.ts';
import { frenchTextsContinued } from './ninth-texts-fr-2.ts';
import { spanishTexts } from './ninth-texts-es-1.ts';
import { spanishTextsContinued } from './ninth-texts-es-2.ts';

/** Clean texts, written without a look at the rules. */
export const ninthTexts: readonly CorpusText[] = [
  ...englishTexts,
  ...englishTextsContinued,
  ...germanTexts,
  ...germanTextsContinued,
  ...frenchTexts,
  ...frenchTextsContinued,
  ...spanishTexts,
  ...spanishTextsContinued,
];
