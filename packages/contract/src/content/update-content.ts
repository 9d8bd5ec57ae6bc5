import * as z from 'zod';
import { mapMembers } from '../fields/members.ts';
import { bodyId } from '../fields/record-fields.ts';
import { Tags, text } from '../fields/text.ts';
import { ContentRef, type Content } from './content.ts';
import { contentTypes, ContentTypeName, type ContentTypes } from './types/registry.ts';
import { editedSchema, limitTexts } from './definition/derive-output.ts';

type Output = z.output<ContentTypes[ContentTypeName]['output']>;
type Parts = { [N in ContentTypeName]: Partial<z.output<ContentTypes[N]['output']>> }[ContentTypeName];

/** The output of a kind as a person may send it. */
const editedOutput = (name: ContentTypeName) => editedSchema(contentTypes[name].output);

/** The same with every part optional: those that are left out stay as they are. */
const partsOf = (name: ContentTypeName): z.ZodType => {
  const whole = editedOutput(name) as z.ZodObject;
  const { id, description } = whole.meta() ?? {};
  return whole.partial().meta({ ...(id !== undefined && { id: `${id}Parts` }), ...(description !== undefined && { description }) });
};

const anyParts = z.union(ContentTypeName.options.map((name) => partsOf(name) as z.ZodType<Output, Parts>));

/** The schema with the limits of its texts, which depend on the whole. */
const limitedOutput = (name: ContentTypeName): z.ZodType<Output> =>
  editedOutput(name).superRefine((output, context) => limitTexts(output, context)) as z.ZodType<Output>;

const fields = {
  title: text(1, 200)
    .optional()
    .meta({ description: 'A title in one line. Once set, it no longer follows the output', examples: ['Sourdough in March'] }),
  tags: Tags.nullish().describe('Up to 20 labels of 1–50 characters, which replace the former ones; `null` removes all'),
  campaign_id: bodyId('cmp', 'The campaign of the content; `null` removes it from its campaign. An unknown one is 400').nullish(),
};

/** Whether `output` is valid depends on the kind of the record, so the handler parses it. */
export const UpdateContent = z
  .strictObject({
    ...ContentRef.shape,
    output: anyParts
      .optional()
      .describe('The output of the record’s kind, or parts of it: absent parts stay, lists are replaced. Parts are trimmed'),
    ...fields,
  })
  .meta({ id: 'UpdateContent', description: 'An edit by a person: absent fields stay' });

/** A parsed edit of a record: a field that it leaves out is `undefined`. */
export interface ContentEdit {
  readonly output?: NonNullable<Content['output']> | undefined;
  readonly title?: string | undefined;
  readonly tags?: string[] | null | undefined;
  readonly campaign_id?: string | null | undefined;
}

const editOf = (name: ContentTypeName): z.ZodType<ContentEdit> => z.strictObject({ output: limitedOutput(name).optional(), ...fields });

/** The fields of an edit, by the kind of the record. */
export const contentEdits = mapMembers(contentTypes, ({ name }) => editOf(name));

export const updateExamples = {
  output: {
    summary: 'Another subject line',
    value: { output: { subject: 'Six evenings of sourdough, from March on' } },
  },
  labels: { summary: 'Other tags, and no campaign', value: { tags: ['spring', 'approved by Ana'], campaign_id: null } },
};
