import type { LanguagePatterns } from '../language-patterns.ts';
import { adCopy } from './ad-copy.ts';
import { anyKind } from './any-kind.ts';
import { blogArticle } from './blog-article.ts';
import { email } from './email.ts';
import { general } from './general.ts';
import { keywordFrames } from './keyword-frames.ts';
import { landingPage } from './landing-page.ts';
import { shortSentences } from './short-sentences.ts';
import { socialPost } from './social-post.ts';

/** What the sandbox can say in German. The brief's phrases stand in quotes, so that no case has to be formed. */
export const german: LanguagePatterns = {
  kinds: { blog_article: blogArticle, social_post: socialPost, email, ad_copy: adCopy, landing_page: landingPage },
  anyKind,
  general,
  shortSentences,
  keywordFrames,
  and: 'und',
  quotes: ['„', '“'],
  unquoted: { names: /(?!)/, people: /(?!)/ },
  sentence:
    /^(?:[Ww]ie|[Ww]arum|[Ww]eshalb|[Ww]ieso|[Ww]as|[Ww]ann|[Ww]o|[Ww]er|[Ww]en|[Ww]em|[Ww]elche\w*|[Kk]ann|[Kk]önnen|[Ss]oll\w*|[Dd]arf|[Ii]st|[Ss]ind|[Hh]at|[Hh]aben)\b|\bSie\b|^\p{Lu}\p{L}+ \p{Ll}+[el]?n\b(?! \p{Lu})|^(?:\S+ ){8}/u,
  lowered: { names: /(?!)/, people: /(?!)/ },
  nameless: { inSentence: 'dieses Thema', dative: 'diesem Thema', inTitle: 'Mit frischem Blick' },
};
