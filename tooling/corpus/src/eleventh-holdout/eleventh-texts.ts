import type { CorpusText } from '../corpus-text.ts';
import { englishAds } from './eleventh-texts-english-ads.ts';
import { englishArticles } from './eleventh-texts-english-articles.ts';
import { englishEmails } from './eleventh-texts-english-emails.ts';
import { englishPosts } from './eleventh-texts-english-posts.ts';
import { germanAds } from './eleventh-texts-german-ads.ts';
import { germanArticles } from './eleventh-texts-german-articles.ts';
import { germanEmails } from './eleventh-texts-german-emails.ts';
import { germanPosts } from './eleventh-texts-german-posts.ts';

export const eleventhTexts: readonly CorpusText[] = [
  ...englishArticles,
  ...englishEmails,
  ...englishAds,
  ...englishPosts,
  ...germanArticles,
  ...germanEmails,
  ...germanAds,
  ...germanPosts,
];
