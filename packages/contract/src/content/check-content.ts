import * as z from 'zod';
import { CreateBrandVoice } from '../brand-voices/brand-voice.ts';
import { filled, optional } from '../fields/optional.ts';
import { notTogether, runEvenIfInvalid } from '../fields/rules.ts';
import { Outcome } from './check.ts';
import { kindOf, pascal, type ContentTypeDefinition } from './definition/define-content-type.ts';
import { limitTexts, partialSchema } from './definition/derive-output.ts';
import { kindUnion } from './kind-union.ts';
import type { ContentTypeName, ContentTypes } from './types/registry.ts';

/** A field of a brief as a check takes it: a field that is left out is not checked, so numbers have no default and texts may be missing. */
function asked(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodEnum) return field;
  if (!(field instanceof z.ZodPipe)) return filled(field as z.ZodType<string, string>, '');
  const sent = inner(field.in);
  return sent instanceof z.ZodNumber ? optional(sent) : field;
}

const inner = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? inner(schema.unwrap()) : schema;

const outcome = optional(
  z
    .array(Outcome)
    .min(1)
    .max(50)
    .meta({
      description: 'The outcomes of the checks to return: `fail`, `warn`, `info`, `pass`; all when left out',
      examples: [['fail', 'warn']],
    }),
);

/** A voice that is tried before it is saved. */
const brand_voice = optional(CreateBrandVoice);

function checkOf({ name, request, output, label }: ContentTypeDefinition) {
  const { type: _, source_content_id: __, ...fields } = (request as z.ZodObject).shape;
  const shape = Object.fromEntries(Object.entries(fields).map(([field, schema]) => [field, asked(schema as z.ZodType)]));
  return z
    .strictObject({ type: kindOf(name), output: partialSchema(output), ...shape, brand_voice, outcome })
    .superRefine(notTogether('brand_voice', 'brand_voice_id'), runEvenIfInvalid)
    .superRefine((sent, context) => limitTexts(sent['output'], context, ['output']), runEvenIfInvalid)
    .meta({ id: `Check${pascal(name)}`, description: `${label}: the text and its brief` });
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
type OwnFields<Sent> = Omit<Sent, 'type' | 'platform' | 'source_content_id'>;

/** The same type without the name of a schema. */
type SpelledOut<T> = { [Name in keyof T]: T[Name] };

/** A text to be checked, with any fields of its brief. */
export type CheckContentInput = {
  [Name in ContentTypeName]: {
    readonly type: Name;
    readonly output: Partly<z.input<Definition<Name>['output']>>;
    readonly outcome?: readonly Outcome[] | null;
    /** A whole brand voice, which need not be saved; not together with `brand_voice_id`. */
    readonly brand_voice?: SpelledOut<z.input<typeof CreateBrandVoice>> | null;
  } & Nullish<OwnFields<z.input<Definition<Name>['request']>>> &
    ('platform' extends keyof z.input<Definition<Name>['request']> ? Pick<z.input<Definition<Name>['request']>, 'platform'> : unknown);
}[ContentTypeName];

/** The text and its brief, parsed: texts that were not given are empty, numbers `null`; `output` has the parts that were sent. */
export interface TextToCheck extends Readonly<Record<string, unknown>> {
  readonly type: ContentTypeName;
  readonly output: Readonly<Record<string, unknown>>;
  readonly campaign_id: string | null;
  readonly brand_voice_id: string | null;
  /** `true`: a text that passes the rules is read by a judge, too. */
  readonly review: boolean | null;
}

/** The same, the outcomes to return (`null`: all), and a brand voice that is not saved. */
export interface CheckContent extends TextToCheck {
  readonly outcome: readonly Outcome[] | null;
  readonly brand_voice: z.output<typeof CreateBrandVoice> | null;
}

export const CheckContent = kindUnion(checkOf, {
  id: 'CheckContent',
  description: 'A text and its brief: any field of its kind’s request. A field that is left out is not checked',
}) as z.ZodType<CheckContent, CheckContentInput>;
