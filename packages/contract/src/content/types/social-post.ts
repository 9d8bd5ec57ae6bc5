import * as z from 'zod';
import { optional } from '../../fields/optional.ts';
import { wishedLength } from '../brief-fields.ts';
import { defineContentType } from '../define-content-type.ts';
import { postPlatforms } from '../platforms/post-platforms.ts';
import { postHasRoom } from '../room/post-has-room.ts';
import { Hashtags } from './hashtags.ts';

const PostPlatform = z
  .enum(Object.keys(postPlatforms) as (keyof typeof postPlatforms)[])
  .meta({ id: 'PostPlatform', description: 'Where the post is to go out; decides how long it may be' });

export const socialPost = defineContentType('social_post', {
  label: 'Social post',
  description: 'Platform-specific posts',
  request: { length: wishedLength, platform: PostPlatform, hashtags: optional(Hashtags) },
  output: {
    text: z.string().meta({ description: 'The post as it goes out, hashtags in it' }),
    hashtags: z.array(z.string()).meta({ description: 'Without `#`' }),
  },
  guidance: [
    'Lead with the point: only the first line is sure to be seen.',
    'Write as people speak on the platform; one idea, one call to action.',
    'Put the hashtags at the end of the text, and nothing after them.',
  ],
  length: { counted: ['/text'], outcome: 'warn' },
  limits: (request) => postPlatforms[request.platform],
  required: () => [],
  rules: postHasRoom,
  title: (output) => output.text.split('\n', 1)[0]?.slice(0, 120) ?? '',
  markdown: (output) => output.text,
  example: {
    request: { type: 'social_post', topic: 'Our sourdough course', platform: 'linkedin', keywords: ['sourdough'], hashtags: ['baking'] },
    output: { text: 'A calm loaf is a learnt loaf. Our sourdough course starts in March.\n\n#baking', hashtags: ['baking'] },
  },
});
