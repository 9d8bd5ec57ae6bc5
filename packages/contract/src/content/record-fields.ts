import * as z from 'zod';
import { Instant } from '../fields/instant.ts';
import { Check } from './check.ts';
import { ContentStatus } from './content-status.ts';
import { Generation } from './generation.ts';
import { StoredProblem } from './stored-problem.ts';

/** What every record of content has, whatever its kind. */
export const recordFields = {
  id: z.string().meta({ examples: ['cnt_01jd6v3m8hf2v9q0x1y2z3a4b5'] }),
  status: ContentStatus,
  title: z.string().meta({ description: 'One line to recognise it by' }),
  generation: Generation,
  error: StoredProblem.nullable().meta({ description: 'The problem of a failed one' }),
  campaign_id: z.string().nullable(),
  tags: z.array(z.string()),
  language: z.string(),
  source_content_id: z.string().nullable(),
  revision: z.int().meta({ description: 'Counts the changes; the `ETag`' }),
  created_at: Instant,
  updated_at: Instant,
};

/** What a summary leaves out, but for `request` and `output`, which depend on the kind. */
export const fullFields = {
  text: z
    .string()
    .nullable()
    .meta({ description: 'The whole as Markdown, ready to paste; of an answer that could not be read, the answer itself' }),
  checks: z.array(Check),
};
