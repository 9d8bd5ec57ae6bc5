import * as z from 'zod';
import { Tags, text } from '../fields/text.ts';
import { ContentRef, type Content } from './content.ts';
import { anyParts, limitedOutput } from './edited-output.ts';
import { contentTypes, type ContentTypeName } from './types/registry.ts';

const fields = {
  title: text(1, 200)
    .optional()
    .meta({ description: 'One line to recognise it by. Set once, it no longer follows the output', examples: ['Sourdough in March'] }),
  tags: Tags.nullish().meta({ description: 'Up to 20 labels of 1–50 characters, in place of those before; `null` removes all' }),
  campaign_id: z
    .string()
    .max(100)
    .nullish()
    .meta({
      description: 'The campaign it belongs to; `null` takes it out of its campaign. An unknown one is 400',
      examples: ['cmp_01jd6v3m8hf2v9q0x1y2z3a4b5'],
    }),
};

/** A person's edit of a record. Which `output` is valid depends on the record's kind, so the handler parses it. */
export const UpdateContent = z
  .strictObject({
    ...ContentRef.shape,
    output: anyParts
      .optional()
      .meta({ description: 'The output of the record’s kind, or parts of it: those left out stay, lists are replaced. Parts are trimmed' }),
    ...fields,
  })
  .meta({ id: 'UpdateContent', description: 'A person’s edit: an absent field is kept' });

/** An edit of a record, parsed: what it leaves out is `undefined`. */
export interface ContentEdit {
  readonly output?: NonNullable<Content['output']> | undefined;
  readonly title?: string | undefined;
  readonly tags?: string[] | null | undefined;
  readonly campaign_id?: string | null | undefined;
}

const editOf = (name: ContentTypeName): z.ZodType<ContentEdit> => z.strictObject({ output: limitedOutput(name).optional(), ...fields });

/** For each kind of content, what an edit of a record of that kind may hold. */
export const contentEdits = Object.fromEntries(Object.values(contentTypes).map(({ name }) => [name, editOf(name)])) as Readonly<
  Record<ContentTypeName, z.ZodType<ContentEdit>>
>;

export const updateExamples = {
  output: {
    summary: 'Another subject line',
    value: { output: { subject: 'Six evenings of sourdough, from March on' } },
  },
  labels: { summary: 'Other tags, and out of its campaign', value: { tags: ['spring', 'approved by Ana'], campaign_id: null } },
};
