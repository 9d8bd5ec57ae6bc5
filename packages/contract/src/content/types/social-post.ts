import * as z from 'zod';
import { defaulted, optional } from '../../fields/optional.ts';
import { text } from '../../fields/text.ts';
import { cutAt } from '../counting/cut-at.ts';
import { wishedLength } from '../definition/brief-fields.ts';
import { defineContentType } from '../definition/define-content-type.ts';
import { refuseAsImpossible, textsIn } from '../feasibility/refuse-as-impossible.ts';
import { shortageInText } from '../feasibility/shortage.ts';
import { tagName } from '../matching/hashtags-in.ts';
import { postCustoms } from '../platforms/post-customs.ts';
import { platformEnum } from '../platforms/platform-enum.ts';
import { postLimits, postPlatforms } from '../platforms/post-platforms.ts';

const description = 'The platform of the post: it decides the maximum length';
const PostPlatform = platformEnum<keyof typeof postPlatforms>(postPlatforms, { id: 'PostPlatform', description });

const Hashtags = z
  .array(
    text(1, 100)
      .regex(/^#?[\p{L}\p{N}\p{M}_]+$/u, { error: 'must be one hashtag: letters, digits and underscores, with or without #' })
      // As near as a pattern comes that every language reads: not all of them know letters by property.
      .meta({ pattern: '^\\s*#?[^\\s!-/:-@\\[-\\^`{-~]+\\s*$', description: 'Letters and digits of any script, and underscores' }),
  )
  .max(30)
  .meta({
    description: 'Hashtags that the text must contain, with or without `#`. Left out: the writer picks suitable ones. `[]`: none',
    examples: [['baking', '#sourdough']],
  });

/** Hashtags and keywords must not be longer together than the platform allows. */
function requireSpace(request: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  const platform = PostPlatform.safeParse(request['platform']).data;
  if (platform === undefined) return;
  const [hashtags, keywords] = [textsIn(request['hashtags']), textsIn(request['keywords'])];
  const limits = postLimits(platform, request['account'] === 'premium' ? 'premium' : 'standard');
  const most = limits.find(({ unit, outcome }) => unit === 'items' && outcome === 'fail');
  if (most !== undefined && new Set(hashtags.map(tagName)).size > most.max)
    return refuseAsImpossible(context, { hashtags }, `must be at most ${most.max}: ${platform} refuses more`);
  const textLimits = limits.filter(({ pointer }) => pointer === '/text');
  const shortage = shortageInText({ hashtags, keywords }, textLimits);
  if (shortage === undefined) return;
  const { needed, allowed } = shortage;
  const message = `must fit together: hashtags and keywords need at least ${needed}, and ${platform} allows ${allowed}`;
  refuseAsImpossible(context, { hashtags, keywords }, message);
}

export const socialPost = defineContentType('social_post', {
  label: 'Social post',
  description: 'Platform-specific posts',
  request: {
    length: wishedLength,
    platform: PostPlatform,
    hashtags: optional(Hashtags),
    account: defaulted(
      z.enum(['standard', 'premium']).meta({
        id: 'Account',
        description:
          'The plan of the posting account, if the platform’s limits depend on it: on `twitter`, `premium` accepts 25,000 characters',
      }),
      'standard',
    ),
  },
  output: {
    title: z.string().nullable().describe('Stands apart from the text on `youtube` and `pinterest`; `null` elsewhere'),
    text: z.string().describe('The post as it goes out, hashtags in it'),
    hashtags: z.array(z.string()).describe('Without `#`'),
  },
  guidance: [
    'Lead with the point: only the first line is sure to be seen.',
    'Say what the reader gets from it before you say who speaks: no greeting, no “we are happy to announce”.',
    'Write as people speak on the platform; one idea, one call to action.',
    'Put the hashtags at the end of the text, and nothing after them.',
  ],
  guidanceFor: ({ platform }) => [postCustoms[platform].custom],
  parts: ({ platform, hashtags }) => ({
    ...(postCustoms[platform].title !== undefined && { '/title': { advice: postCustoms[platform].title } }),
    '/text': { advice: 'as it goes out, with line breaks; no signs for bold, italics or headings' },
    ...(hashtags === null && { '/hashtags': { length: { unit: 'items', ...postCustoms[platform].hashtags } } }),
  }),
  length: { counted: ['/text'], outcome: 'warn' },
  usualLength: ({ platform }) => postCustoms[platform].words,
  limits: ({ platform, account }) => postLimits(platform, account),
  required: ({ platform }) => {
    const count = Number(postCustoms[platform].title !== undefined);
    return [{ pointer: '/title', min: count, max: count }];
  },
  hashtags: { requested: 'hashtags', listed: 'hashtags', text: 'text' },
  rules: requireSpace,
  title: (output) => output.title || cutAt(output.text.split('\n', 1)[0] ?? '', 120),
  isPlain: true,
  markdown: ({ title, text: post }) => [title, post].filter(Boolean).join('\n\n'),
  example: {
    request: { type: 'social_post', topic: 'Our sourdough course', platform: 'linkedin', keywords: ['sourdough'], hashtags: ['baking'] },
    output: { title: null, text: 'A calm loaf is a learnt loaf. Our sourdough course starts in March.\n\n#baking', hashtags: ['baking'] },
  },
});
