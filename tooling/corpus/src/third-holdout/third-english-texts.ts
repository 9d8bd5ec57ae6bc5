import type { CorpusText } from '../corpus-text.ts';
import { thirdEnglishAds } from './third-english-ads.ts';
import { thirdEnglishArticles } from './third-english-articles.ts';
import { thirdEnglishEmails } from './third-english-emails.ts';
import { thirdEnglishLandingPages } from './third-english-landing-pages.ts';
import { thirdEnglishPosts } from './third-english-posts.ts';

/** Clean texts in English of 28 trades, written without a look at the rules. */
export const thirdEnglishTexts: readonly CorpusText[] = [
  ...thirdEnglishPosts,
  ...thirdEnglishAds,
  ...thirdEnglishEmails,
  ...thirdEnglishArticles,
  ...thirdEnglishLandingPages,
];
