import type { CorpusText } from '../corpus-text.ts';
import { germanAds } from './fifth-other-ads-de.ts';
import { romanceAds } from './fifth-other-ads-fr-es.ts';
import { frenchArticles } from './fifth-other-article-fr.ts';
import { germanArticles } from './fifth-other-articles-de.ts';
import { spanishArticles } from './fifth-other-articles-es.ts';
import { germanEmails } from './fifth-other-emails-de.ts';
import { romanceEmails } from './fifth-other-emails-fr-es.ts';
import { spanishPages } from './fifth-other-page-es.ts';
import { frenchPages } from './fifth-other-page-fr.ts';
import { germanPages } from './fifth-other-pages-de.ts';
import { germanPosts } from './fifth-other-posts-de.ts';
import { spanishPosts } from './fifth-other-posts-es.ts';
import { frenchPosts } from './fifth-other-posts-fr.ts';

/** Clean texts in German, French and Spanish, of all kinds and platforms, written without a look at the rules. */
export const fifthOtherTexts: readonly CorpusText[] = [
  ...germanArticles,
  ...germanEmails,
  ...germanPages,
  ...germanPosts,
  ...germanAds,
  ...frenchArticles,
  ...spanishArticles,
  ...romanceEmails,
  ...frenchPages,
  ...spanishPages,
  ...frenchPosts,
  ...spanishPosts,
  ...romanceAds,
];
