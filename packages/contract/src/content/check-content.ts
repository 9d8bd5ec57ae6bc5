import * as z from 'zod';
import { filled, optional } from '../fields/optional.ts';
import { isPlainObject, runEvenIfInvalid } from '../fields/plain-object.ts';
import { kindOf, pascal, type ContentTypeDefinition } from './define-content-type.ts';
import { contentTypes, type ContentTypeName, type ContentTypes } from './registry.ts';

const maxItems = 100;
const maxTexts = 1_000;

const shownText = z.string().check((payload) => {
  if (!payload.value.isWellFormed())
    payload.issues.push({ code: 'custom', message: 'contains half of a surrogate pair', input: payload.value });
});

/** A part of an output that may be missing: what is missing is a check's to tell, not a fault of the request. */
function partial(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return partial(schema.unwrap());
  if (schema instanceof z.ZodArray) return described(z.array(z.nullable(partial(schema.element))).max(maxItems), schema);
  if (schema instanceof z.ZodObject) return partialObject(schema);
  return schema instanceof z.ZodString ? described(shownText, schema) : (schema as z.ZodType);
}

const described = (schema: z.ZodType, { description }: z.ZodType): z.ZodType =>
  description === undefined ? schema : schema.meta({ description });

/** One for each, since the document tells schemas of one name apart by nothing else. */
const partials = new WeakMap<z.ZodObject, z.ZodObject>();

function partialObject(schema: z.ZodObject): z.ZodObject {
  const known = partials.get(schema);
  if (known !== undefined) return known;
  const shape = Object.entries(schema.shape).map(([name, field]) => [name, described(z.nullish(partial(field)), field)] as const);
  const { id, description } = schema.meta() ?? {};
  const made = z.strictObject(Object.fromEntries(shape)).meta({ ...(id !== undefined && { id: `Partial${id}` }), description });
  partials.set(schema, made);
  return made;
}

/** A field of a brief as a check takes it: what was not asked for is not checked, so numbers have no default and texts may be missing. */
function asked(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodEnum) return field;
  if (!(field instanceof z.ZodPipe)) return filled(field as z.ZodType<string, string>, '');
  const sent = inner(field.in);
  return sent instanceof z.ZodNumber ? optional(sent) : field;
}

const inner = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? inner(schema.unwrap()) : schema;

/** How many texts a value has, at any depth. */
function textsIn(value: unknown): number {
  if (typeof value === 'string') return 1;
  if (!Array.isArray(value) && !isPlainObject(value)) return 0;
  let count = 0;
  for (const member of Object.values(value)) count += textsIn(member);
  return count;
}

function boundTexts(request: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  if (textsIn(request['output']) > maxTexts)
    context.addIssue({ code: 'custom', path: ['output'], message: `must have at most ${maxTexts} texts`, input: request['output'] });
}

function checkOf({ name, request, output, label }: ContentTypeDefinition) {
  const { type: _, ...fields } = (request as z.ZodObject).shape;
  const shape = Object.fromEntries(Object.entries(fields).map(([field, schema]) => [field, asked(schema as z.ZodType)]));
  return z
    .strictObject({ type: kindOf(name), output: partialObject(output as z.ZodObject), ...shape })
    .superRefine(boundTexts, runEvenIfInvalid)
    .meta({ id: `Check${pascal(name)}`, description: `${label}: the text, and what was asked for` });
}

type Nullish<T> = { readonly [Name in keyof T]?: T[Name] | null | undefined };
type Partly<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly (Partly<Item> | null)[]
    : T extends object
      ? { readonly [Name in keyof T]?: Partly<T[Name]> | null | undefined }
      : T;
type Definition<Name extends ContentTypeName> = ContentTypes[Name];
type OwnFields<Sent> = Omit<Sent, 'type' | 'platform'>;

/** A text to be checked, with whatever was asked for. */
export type CheckContentInput = {
  [Name in ContentTypeName]: { readonly type: Name; readonly output: Partly<z.input<Definition<Name>['output']>> } & Nullish<
    OwnFields<z.input<Definition<Name>['request']>>
  > &
    ('platform' extends keyof z.input<Definition<Name>['request']> ? Pick<z.input<Definition<Name>['request']>, 'platform'> : unknown);
}[ContentTypeName];

/** The same, parsed: texts that were not given are empty, numbers `null`; `output` has the parts that were sent. */
export interface CheckContent extends Readonly<Record<string, unknown>> {
  readonly type: ContentTypeName;
  readonly output: Readonly<Record<string, unknown>>;
  readonly campaign_id: string | null;
  readonly brand_voice_id: string | null;
}

/** A text to be checked: its kind, its parts, and any field of the kind's request. */
export const CheckContent = z
  .discriminatedUnion('type', Object.values<ContentTypeDefinition>(contentTypes).map(checkOf) as unknown as [ReturnType<typeof checkOf>])
  .meta({
    id: 'CheckContent',
    description: 'A text, and what was asked for: any field of its kind’s request. What is left out is not checked for',
  }) as unknown as z.ZodType<CheckContent, CheckContentInput>;
