import * as z from 'zod';
import {
  contentTypes,
  cutAt,
  textParts,
  withParts,
  type Content,
  type ContentRequest,
  type ContentTypeDefinition,
} from '@handbill/contract';
import { clean } from '../characters/clean.ts';
import { plainInMarkdown, shielded } from '../markdown/shield.ts';

/** The definition of any kind of content, so that nothing here switches on `type`. */
export type AnyDefinition = Omit<
  ContentTypeDefinition<string, z.ZodType<ContentRequest>, z.ZodObject>,
  'title' | 'markdown' | 'email' | 'search' | 'sheet' | 'example'
> & {
  readonly title: (output: AnyOutput, request: ContentRequest) => string;
  readonly markdown: (output: AnyOutput, request: ContentRequest) => string;
  readonly example: { readonly output: AnyOutput };
};
export type AnyOutput = NonNullable<Content['output']>;

/** The definition of the requested kind. */
export function definitionOf({ type }: Pick<ContentRequest, 'type'>): AnyDefinition {
  // The compiler can't see that a request and the definition under its own type belong together.
  return contentTypes[type] as AnyDefinition;
}

/** Whether a kind itself puts the link of a brief somewhere, such as behind a button. */
export const showsLink = ({ markdown, example }: AnyDefinition, request: ContentRequest): boolean =>
  markdown(example.output, { ...request, link: null }) !== markdown(example.output, { ...request, link: request.link ?? null });

/** The hashtags that a request asks for; `null`: the writer chooses; `undefined`: its kind has none. */
export function requestedHashtags({ hashtags }: AnyDefinition, request: ContentRequest): readonly string[] | null | undefined {
  if (hashtags === undefined) return undefined;
  const requested: unknown = Object.entries(request).find(([name]) => name === hashtags.requested)?.[1];
  return Array.isArray(requested) ? requested.map(String) : null;
}

/** A schema without the wrappers by which its value may be missing. */
export function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly
    ? unwrapped(schema.unwrap())
    : schema;
}

/** The schema of the values at a JSON Pointer; any name but a field's stands for an item of a list. */
export function schemaAt(output: z.ZodObject, pointer: string): z.core.$ZodType | undefined {
  let schema: z.core.$ZodType | undefined = output;
  for (const step of pointer.split('/').slice(1)) {
    if (schema instanceof z.ZodObject) schema = schema.shape[step];
    else if (schema instanceof z.ZodArray) schema = schema.element;
    else return undefined;
    if (schema !== undefined) schema = unwrapped(schema);
  }
  return schema;
}

export const isMarkdownAt = ({ output }: AnyDefinition, pointer: string): boolean => isMarkdown(schemaAt(output, pointer));

export const isMarkdown = (schema: z.core.$ZodType | undefined): boolean => /\bMarkdown\b/.test(descriptionOf(schema) ?? '');

export const descriptionOf = (schema: z.core.$ZodType | undefined): string | undefined => (schema as z.ZodType | undefined)?.description;

/** A pointer with `*` for each item of a list. */
export const patternOf = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

/** The name of the field that a pointer leads to, or to an item of. */
export const fieldAt = (pointer: string): string => pointer.split('/').findLast((step) => !/^\d+$/.test(step)) ?? '';

export interface Located {
  readonly pointer: string;
  readonly value: unknown;
}

/** The values at a pointer, in which `*` stands for each item of a list. */
export function valuesAt(output: object, pattern: string): readonly Located[] {
  let values: readonly Located[] = [{ pointer: '', value: output }];
  for (const step of pattern.split('/').slice(1)) {
    values = values.flatMap(({ pointer, value }) =>
      Object.entries(typeof value === 'object' && value !== null ? value : {})
        .filter(([name]) => step === '*' || step === name)
        .map(([name, member]) => ({ pointer: `${pointer}/${name}`, value: member })),
    );
  }
  return values;
}

/** The texts of an output whose words count for its length, but for the lines above them. */
export const countedTexts = ({ length }: AnyDefinition, output: AnyOutput): (readonly [pointer: string, text: string])[] =>
  length.counted
    .flatMap((pattern) => valuesAt(output, pattern))
    .flatMap(({ pointer, value }) => textParts(value, pointer))
    .filter(([pointer]) => !/\/(?:heading|question)$/.test(pointer));

/** How many there are of a part; of a text that is one or none, 1 or 0. */
export interface Count {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** By the pointer of the part, `*` for each item of a list. */
export type Counts = Readonly<Record<string, Count>>;

/** How many of each part the kind and the platform want, where anything else is refused. */
export function countsOf(definition: AnyDefinition, request: ContentRequest): Counts {
  const refused = definition.limits(request).filter(({ unit, outcome }) => unit === 'items' && outcome === 'fail');
  // The platform’s are the narrower ones.
  return Object.fromEntries([...definition.required(request), ...refused].map(({ pointer, min, max }) => [pointer, { min, max }]));
}

const maxLength = 200;

function firstLine(text: string): string {
  const [line = ''] = clean(text.slice(0, 10 * maxLength))
    .trim()
    .split('\n', 1);
  return cutAt(line.trim(), maxLength).trim();
}

/** One line to recognise a text by: of its output, or of its topic where the output gives none. */
export function titleOf(request: ContentRequest, output: AnyOutput | null): string {
  const title = output === null ? '' : firstLine(definitionOf(request).title(output, request));
  return title === '' ? firstLine(request.topic) : title;
}

/** The whole of an output as its record has it: Markdown that shows each part as that is meant, or a post as it goes out. */
export function recordText(request: ContentRequest, output: AnyOutput): string {
  const definition = definitionOf(request);
  if (definition.isPlain === true) return definition.markdown(output, request);
  const plain = textParts(output).filter(([pointer]) => !isMarkdownAt(definition, pointer));
  const escaped = new Map(plain.map(([pointer, text]) => [pointer, plainInMarkdown(text)]));
  return shielded(definition.markdown(withParts(output, escaped), request));
}
