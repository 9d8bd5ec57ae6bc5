import type { CorpusText } from '../corpus-text.ts';
import { englishArticles } from './sixth-texts-en-articles.ts';
import { englishPages } from './sixth-texts-en-pages.ts';
import { englishShort } from './sixth-texts-en-short.ts';
import { frenchTexts } from './sixth-texts-fr.ts';
import { germanTexts } from './sixth-texts-de.ts';
import { spanishTexts } from './sixth-texts-es.ts';

/** Clean texts with their briefs, written without a look at the rules. */
export const sixthTexts: readonly CorpusText[] = [
  ...englishArticles,
  ...englishPages,
  ...englishShort,
  ...germanTexts,
  ...frenchTexts,
  ...spanishTexts,
];
