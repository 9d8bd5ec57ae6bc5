import * as z from 'zod';
import { defaulted, optional } from '../fields/optional.ts';
import { text } from '../fields/text.ts';
import { ContentRef } from './content.ts';

/** Which parts of a text are to be written anew. Which there are depends on the record, so the handler looks whether they are there. */
export const RewriteContent = z
  .strictObject({
    ...ContentRef.shape,
    pointers: z
      .array(z.string().max(200))
      .min(1)
      .max(20)
      .meta({
        description:
          'JSON Pointers to 1–20 parts of `output`: a text, or an item or a list with all that is in it. One that is within another is written with it. One that is not there is 400, with those that are',
        examples: [['/subject', '/body']],
      }),
    instructions: optional(
      text(0, 2_000).meta({ description: 'What is to be other, in words for the writer', examples: ['Shorter, and with the month.'] }),
    ),
    background: defaulted(
      z
        .boolean()
        .describe('`true`: the answer is 202, and the record is `generating`, with the output that it has, until the parts are there'),
      false,
    ),
  })
  .meta({ id: 'RewriteContent', description: 'Which parts of a text are to be written anew, and how' });

export const rewriteExamples = {
  subject: { summary: 'Another subject line', value: { pointers: ['/subject'], instructions: 'Shorter, and with the month.' } },
};
