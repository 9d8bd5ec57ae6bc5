import type { CorpusText } from '../corpus-text.ts';
import { fifthEnglishAds } from './fifth-english-ads.ts';
import { fifthEnglishArticles } from './fifth-english-articles.ts';
import { fifthEnglishCampaignPages } from './fifth-english-campaign-pages.ts';
import { fifthEnglishEmails } from './fifth-english-emails.ts';
import { fifthEnglishGuides } from './fifth-english-guides.ts';
import { fifthEnglishPages } from './fifth-english-pages.ts';
import { fifthEnglishPosts } from './fifth-english-posts.ts';

/** Clean English texts of all kinds and platforms, written without a look at the rules. */
export const fifthEnglishTexts: readonly CorpusText[] = [
  ...fifthEnglishEmails,
  ...fifthEnglishArticles,
  ...fifthEnglishGuides,
  ...fifthEnglishPages,
  ...fifthEnglishCampaignPages,
  ...fifthEnglishPosts,
  ...fifthEnglishAds,
];
