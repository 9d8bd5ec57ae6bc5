import type { CorpusText } from '../corpus-text.ts';
import { englishLong } from './twelfth-texts-english-long.ts';
import { englishPosts } from './twelfth-texts-english-posts.ts';
import { englishShort } from './twelfth-texts-english.ts';
import { frenchLong } from './twelfth-texts-french-long.ts';
import { frenchShort } from './twelfth-texts-french.ts';
import { spanishLong } from './twelfth-texts-spanish-long.ts';
import { spanishShort } from './twelfth-texts-spanish.ts';

/** Clean texts that were written without a look at the rules. */
export const twelfthTexts: readonly CorpusText[] = [
  ...englishLong,
  ...englishPosts,
  ...englishShort,
  ...frenchLong,
  ...frenchShort,
  ...spanishLong,
  ...spanishShort,
];
