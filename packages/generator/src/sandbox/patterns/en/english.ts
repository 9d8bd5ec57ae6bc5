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

/** What the sandbox can say in English. */
export const english: LanguagePatterns = {
  kinds: { blog_article: blogArticle, social_post: socialPost, email, ad_copy: adCopy, landing_page: landingPage },
  anyKind,
  general,
  shortSentences,
  keywordFrames,
  and: 'and',
  quotes: ['“', '”'],
  unquoted: {
    names:
      /^(?!(?:how|why|what|when|where|who|which|should|can|do|does|is|are|announc\w*|introduc\w*|write|tell|promote|invite|explain)\b)[\p{L}\p{N}'’-]+( [\p{L}\p{N}&'’-]+){0,4}$/iu,
    people: /^(?!(?:i|we|you|they|it|our|my|please|target)\b)[\p{L}\p{N}'’-]+( [\p{L}\p{N}&'’–-]+){0,11}$/iu,
  },
  sentence:
    /^(?:how|why|what|when|where|who|which|should|can|do|does|is|are|announc\w*|introduc\w*|write|tell|promote|invite|explain)\b|^(?!(?:in|on|at|for|with|all|of)\b)\p{L}+ (?:your|our|my|the|a|an)\b|^(?:\S+ ){8}/iu,
  lowered: {
    names: /^(?:A|An|The|Our|My|Your|New|This|These|All)(?= )/,
    // Germans, Parisians and the like keep it.
    people: /^(?!\p{L}+(?:ans?|ish|ese|ench|utch|eeks?)\b)\p{Lu}\p{Ll}+\b/u,
  },
  nameless: { inSentence: 'this subject', dative: 'this subject', inTitle: 'A fresh look' },
};
