import * as z from 'zod';
import { adCopy } from './ad-copy.ts';
import { blogArticle } from './blog-article.ts';
import { email } from './email.ts';
import { landingPage } from './landing-page.ts';
import { socialPost } from './social-post.ts';

/** The kinds of content. Unions, documents, prompts, forms and tests are derived from this list. */
export const kinds = [blogArticle, socialPost, email, adCopy, landingPage] as const;

type Kind = (typeof kinds)[number];

/** Each kind's definition by its name. */
export type ContentTypes = { readonly [Name in Kind['name']]: Extract<Kind, { readonly name: Name }> };

// A list of pairs does not tell the compiler which name belongs to which definition.
export const contentTypes = Object.fromEntries(kinds.map((kind) => [kind.name, kind])) as ContentTypes;

/** The name of a kind of content. */
export const ContentTypeName = z
  .enum(kinds.map(({ name }) => name))
  .meta({ id: 'ContentType', description: kinds.map(({ name, description }) => `\`${name}\`: ${description}`).join('; ') });
export type ContentTypeName = z.infer<typeof ContentTypeName>;
