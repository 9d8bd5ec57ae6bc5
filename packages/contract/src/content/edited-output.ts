import * as z from 'zod';
import { text } from '../fields/text.ts';
import { contentTypes, type ContentTypeName, type ContentTypes } from './registry.ts';

/** In code points; a body holds a few such parts. */
const maxPartLength = 100_000;
/** No kind needs nearly as many items in a list, nor texts in all: each of them is checked, and each check is stored. */
const maxItems = 100;
const maxTexts = 1_000;

/** Line breaks as everywhere, and no other control characters. */
const tidied = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .trim();

/** By the schemas that they are made from: a part that several kinds have is one schema in the document. */
const known = new Map<z.ZodType, z.ZodType>();

/** The same schema for what people send: no unknown fields, texts trimmed, and nothing without bounds. */
function bounded(schema: z.ZodType): z.ZodType {
  const { id, description } = schema.meta() ?? {};
  const named = { ...(id !== undefined && { id: `Edited${id}` }), ...(description !== undefined && { description }) };
  const made = known.get(schema) ?? boundedBy(schema).meta(named);
  known.set(schema, made);
  return made;
}

function boundedBy(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const members = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, member]) => [name, bounded(member)] as const);
    return z.strictObject(Object.fromEntries(members));
  }
  if (schema instanceof z.ZodArray) return z.array(bounded(schema.element as z.ZodType)).max(maxItems);
  if (schema instanceof z.ZodNullable) return z.nullable(bounded(schema.unwrap() as z.ZodType));
  return schema instanceof z.ZodString ? text(0, maxPartLength).overwrite(tidied) : schema.clone();
}

const textCount = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return Number(typeof value === 'string');
  return Object.values(value).reduce((sum: number, member) => sum + textCount(member), 0);
};

function limitTexts(output: unknown, context: z.RefinementCtx): void {
  if (textCount(output) <= maxTexts) return;
  context.addIssue({ code: 'custom', params: { fault: 'too_big' }, message: `must have at most ${maxTexts} texts in all its parts` });
}

type Outputs = { readonly [N in ContentTypeName]: z.ZodType<z.output<ContentTypes[N]['output']>, z.output<ContentTypes[N]['output']>> };

/** The output of each kind as a person may send it. */
export const editedOutputs = Object.fromEntries(
  Object.values(contentTypes).map(({ name, output }) => [name, bounded(output)]),
) as unknown as Outputs;

/** With what its fields alone do not say. */
export const limitedOutput = (name: ContentTypeName): z.ZodType => editedOutputs[name].superRefine(limitTexts);
