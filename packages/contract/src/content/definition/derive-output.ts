import * as z from 'zod';
import { text } from '../../fields/text.ts';

/** In code points; a body holds a few such parts. */
const maxPartLength = 100_000;
/** No kind needs nearly as many items in a list, nor texts in all: each of them is checked, and each check is stored. */
const maxItems = 100;
const maxTexts = 1_000;

/** How many texts a value has, at any depth. */
const textCount = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return Number(typeof value === 'string');
  return Object.values(value).reduce((sum: number, member) => sum + textCount(member), 0);
};

/** Bounds the texts of an output, which its fields alone do not. */
export function limitTexts(output: unknown, context: z.RefinementCtx, path: string[] = []): void {
  if (textCount(output) <= maxTexts) return;
  context.addIssue({ code: 'custom', params: { fault: 'too_big' }, path, message: `must have at most ${maxTexts} texts in all its parts` });
}

/** Derives the schema of a part from that of the kind's output. `derive` does so for the inner schemas. */
type Derived = (schema: z.core.$ZodType, derive: (inner: z.core.$ZodType) => z.ZodType) => z.ZodType;

/** Derives schemas, each once: a part that several kinds have is one schema in the document, by its name with `prefix`. */
function deriver(prefix: string, derived: Derived): (schema: z.core.$ZodType) => z.ZodType {
  const known = new Map<z.core.$ZodType, z.ZodType>();
  const derive = (schema: z.core.$ZodType): z.ZodType => {
    const made = known.get(schema);
    if (made !== undefined) return made;
    const { id, description } = (schema as z.ZodType).meta() ?? {};
    const named = { ...(id !== undefined && { id: `${prefix}${id}` }), ...(description !== undefined && { description }) };
    const fresh = derived(schema, derive).meta(named);
    known.set(schema, fresh);
    return fresh;
  };
  return derive;
}

/** Of the members of an example of the whole, each is one of its part. */
function membersOf(whole: z.ZodObject, derive: (member: z.core.$ZodType) => z.ZodType) {
  const [example = {}] = (whole.meta()?.['examples'] ?? []) as Readonly<Record<string, unknown>>[];
  const shown = (name: string, member: z.ZodType) =>
    name in example && member.meta()?.['id'] === undefined ? member.meta({ ...member.meta(), examples: [example[name]] }) : member;
  return z.strictObject(Object.fromEntries(Object.entries(whole.shape).map(([name, member]) => [name, shown(name, derive(member))])));
}

/** Without the control characters that nobody types: those of C0 are refused wherever they come. */
const tidied = (value: string): string => value.replace(/[\x7f-\x9f]/g, '').trim();

/** An output as people send it: no unknown fields, texts trimmed, and nothing without bounds. */
export const editedSchema = deriver('Edited', (schema, derive) => {
  if (schema instanceof z.ZodObject) return membersOf(schema, derive);
  if (schema instanceof z.ZodArray) return z.array(derive(schema.element)).max(maxItems);
  if (schema instanceof z.ZodNullable) return z.nullable(derive(schema.unwrap()));
  return schema instanceof z.ZodString ? text(0, maxPartLength).overwrite(tidied) : (schema as z.ZodType).clone();
});

const shownText = z.string().check((payload) => {
  if (!payload.value.isWellFormed())
    payload.issues.push({ code: 'custom', message: 'contains half of a surrogate pair', input: payload.value });
});

const described = (schema: z.ZodType, { description }: z.ZodType): z.ZodType =>
  description === undefined ? schema : schema.describe(description);

/** An output any part of which may be missing: a check reports missing parts, and the request is valid. */
export const partialSchema = deriver('Partial', (schema, derive) => {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return derive(schema.unwrap());
  if (schema instanceof z.ZodArray) return z.array(z.nullable(derive(schema.element))).max(maxItems);
  if (schema instanceof z.ZodObject) return membersOf(schema, (member) => described(z.nullish(derive(member)), member as z.ZodType));
  return schema instanceof z.ZodString ? shownText.clone() : (schema as z.ZodType);
});
