import * as z from 'zod';
import { text } from '../../fields/text.ts';

/** Hashtags, with or without `#`; each of them has to appear. Left out, the writer picks; an empty list means none. */
export const Hashtags = z
  .array(
    text(1, 100)
      .regex(/^#?[\p{L}\p{N}\p{M}_]+$/u, { error: 'must be one hashtag: letters, digits and underscores, with or without #' })
      // As near as a pattern comes that every language reads: not all of them know letters by property.
      .meta({ pattern: '^\\s*#?[^\\s!-/:-@\\[-\\^`{-~]+\\s*$', description: 'Letters and digits of any script, and underscores' }),
  )
  .max(30)
  .meta({
    description: 'With or without `#`; each has to appear. Left out: the writer picks what suits the platform. `[]`: none',
    examples: [['baking', '#sourdough']],
  });
