import * as z from 'zod';
import type { ContentTypeDefinition } from './content-type-definition.ts';
import { Instant } from '../fields/instant.ts';
import { Check } from './check.ts';
import { ContentStatus } from './content-status.ts';
import { Generation } from './generation.ts';
import { StoredProblem } from './stored-problem.ts';

/** What every record of content has, whatever its kind. */
export const recordFields = {
  id: z.string().meta({ description: 'Names it; begins with `cnt_`', examples: ['cnt_01jd6v3m8hf2v9q0x1y2z3a4b5'] }),
  status: ContentStatus,
  title: z.string().meta({ description: 'One line to recognise it by' }),
  generation: Generation,
  error: StoredProblem.nullable().meta({ description: 'The problem of a failed one' }),
  campaign_id: z.string().nullable().meta({ description: 'The campaign it belongs to' }),
  tags: z.array(z.string()).meta({ description: 'Free labels to find it by' }),
  language: z.string().meta({ description: 'What it is written in: a BCP 47 language tag', examples: ['en'] }),
  source_content_id: z.string().nullable().meta({ description: 'The content that it was made from' }),
  revision: z.int().meta({ description: 'Counts the changes; the `ETag`' }),
  created_at: Instant.meta({ description: 'When it was asked for: RFC 3339, UTC, with milliseconds' }),
  updated_at: Instant.meta({ description: 'When it was last changed: RFC 3339, UTC, with milliseconds' }),
};

/** What a summary leaves out, but for `request` and `output`, which depend on the kind. */
export const fullFields = {
  text: z
    .string()
    .nullable()
    .meta({ description: 'The whole as Markdown, ready to paste; of an answer that could not be read, the answer itself' }),
  checks: z.array(Check).meta({ description: 'What the text was held against, one for each thing checked' }),
};

/** `output` of a record: the kind's own. */
export const outputOf = ({ output }: ContentTypeDefinition) =>
  z.nullable(output).meta({ description: 'What was written, by the parts of its kind; `null` until there is one' });
