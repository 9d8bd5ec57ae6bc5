import type { CorpusText } from '../corpus-text.ts';
import { eighthAdsInGerman } from './eighth-texts-ads-de.ts';
import { eighthAdsInEnglish } from './eighth-texts-ads-en.ts';
import { eighthArticlesInGerman } from './eighth-texts-articles-de.ts';
import { eighthArticlesInEnglish } from './eighth-texts-articles-en.ts';
import { eighthEmails } from './eighth-texts-emails.ts';
import { eighthPages } from './eighth-texts-pages.ts';
import { eighthPosts } from './eighth-texts-posts.ts';

/** All clean texts of the eighth hold-out corpus. */
export const eighthTexts: readonly CorpusText[] = [
  ...eighthArticlesInEnglish,
  ...eighthArticlesInGerman,
  ...eighthPages,
  ...eighthEmails,
  ...eighthAdsInEnglish,
  ...eighthAdsInGerman,
  ...eighthPosts,
];
