import * as z from 'zod';
import { editedSchema, limitTexts } from './definition/derive-output.ts';
import { ContentTypeName, contentTypes, type ContentTypes } from './types/registry.ts';

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

/** The parts of any kind. */
export const anyParts = z.union(ContentTypeName.options.map((name) => partsOf(name) as z.ZodType<Output, Parts>));

/** With what its fields alone do not say. */
export const limitedOutput = (name: ContentTypeName): z.ZodType<Output> =>
  editedOutput(name).superRefine((output, context) => limitTexts(output, context)) as z.ZodType<Output>;
