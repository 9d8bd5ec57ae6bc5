import * as z from 'zod';
import { extensibleEnum } from '../fields/extensible-enum.ts';

/** What a text is checked for. Those from `language` on are listed ahead of their release, so that clients know them by then. */
const CheckRule = extensibleEnum([
  'length',
  'platform_limit',
  'keyword',
  'hashtag',
  'required_part',
  'truncation',
  'language',
  'forbidden_word',
  'unsupported_figure',
  'unsupported_link',
  'duplicate_variant',
  'seo_length',
  'readability',
]).meta({ id: 'CheckRule', description: 'What a text is checked for' });

/** One thing that was checked, and how it went. */
export const Check = z
  .object({
    rule: CheckRule,
    outcome: z
      .enum(['pass', 'warn', 'fail'])
      .meta({ description: '`fail` is what makes a text `needs_review`; `warn` is for people to judge' }),
    wanted: z.string().meta({ description: 'What was expected', examples: ['720–880 words'] }),
    found: z.string().meta({ description: 'What was found', examples: ['803 words'] }),
    pointer: z.string().nullable().meta({ description: 'JSON Pointer into `output`; `null` for the whole' }),
    message: z.string().meta({ description: 'A sentence for a person' }),
  })
  .meta({ id: 'Check', description: 'One thing that was checked, and how it went' });
export type Check = z.infer<typeof Check>;
