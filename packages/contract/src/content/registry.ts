import { adCopy } from './types/ad-copy.ts';
import { blogArticle } from './types/blog-article.ts';
import { email } from './types/email.ts';
import { landingPage } from './types/landing-page.ts';
import { socialPost } from './types/social-post.ts';

/** The kinds of content. Unions, documents, prompts, forms and tests are derived from this list. */
export const contentTypes = { blog_article: blogArticle, social_post: socialPost, email, ad_copy: adCopy, landing_page: landingPage };

export type ContentTypes = typeof contentTypes;
export type ContentTypeName = keyof ContentTypes;
