import type * as z from 'zod';
import { editedSchema, limitTexts } from './derive-output.ts';
import { contentTypes, type ContentTypeName, type ContentTypes } from './registry.ts';

type Outputs = { readonly [N in ContentTypeName]: z.ZodType<z.output<ContentTypes[N]['output']>, z.output<ContentTypes[N]['output']>> };

/** The output of each kind as a person may send it. */
export const editedOutputs = Object.fromEntries(
  Object.values(contentTypes).map(({ name, output }) => [name, editedSchema(output)]),
) as unknown as Outputs;

/** The same with every part optional: those that are left out stay as they are. */
export const partsOf = (output: z.ZodType): z.ZodType => {
  const whole = output as z.ZodObject;
  const { id, description } = whole.meta() ?? {};
  return whole.partial().meta({ ...(id !== undefined && { id: `${id}Parts` }), ...(description !== undefined && { description }) });
};

/** With what its fields alone do not say. */
export const limitedOutput = (name: ContentTypeName): z.ZodType =>
  editedOutputs[name].superRefine((output, context) => limitTexts(output, context));
