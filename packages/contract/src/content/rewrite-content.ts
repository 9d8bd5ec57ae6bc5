import * as z from 'zod';
import { defaulted, optional } from '../fields/optional.ts';
import { text } from '../fields/text.ts';
import { ContentRef } from './content.ts';

/** The parts that exist depend on the record, so the handler checks the pointers. */
export const RewriteContent = z
  .strictObject({
    ...ContentRef.shape,
    pointers: z
      .array(z.string().max(200))
      .min(1)
      .max(20)
      .meta({
        description:
          'JSON Pointers to 1–20 parts of `output`: a text, or a whole item or list. A part within another one is written with it. A pointer to no part is 400, with the existing ones',
        examples: [['/subject', '/body']],
      }),
    instructions: optional(text(0, 2_000).meta({ description: 'Instructions for the writer', examples: ['Shorter, and with the month.'] })),
    background: defaulted(
      z
        .boolean()
        .describe('`true`: the answer is 202, and the record is `generating`, with its present output, until the parts are written'),
      false,
    ),
  })
  .meta({ id: 'RewriteContent', description: 'The parts of a text to write anew, and instructions' });

export const rewriteExamples = {
  subject: { summary: 'Another subject line', value: { pointers: ['/subject'], instructions: 'Shorter, and with the month.' } },
};
