import type { CorpusText } from '../corpus-text.ts';
import { englishPages, englishEmails } from './tenth-texts-english-long.ts';
import { englishPosts, englishAds } from './tenth-texts-english-short.ts';
import { french } from './tenth-texts-french.ts';
import { germanLong } from './tenth-texts-german-long.ts';
import { germanShort } from './tenth-texts-german-short.ts';
import { spanish } from './tenth-texts-spanish.ts';

/** Clean texts that were written without a look at the rules, nor at any other corpus. */
export const tenthTexts: readonly CorpusText[] = [
  ...englishPages,
  ...englishEmails,
  ...englishPosts,
  ...englishAds,
  ...germanLong,
  ...germanShort,
  ...french,
  ...spanish,
];
