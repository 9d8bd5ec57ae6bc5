import * as z from 'zod';
import { contentTypes, cutAt, type Content, type ContentRequest, type ContentTypeDefinition } from '@handbill/contract';
import { clean } from '../characters/clean.ts';

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

export interface Located<T = unknown> {
  readonly pointer: string;
  readonly value: T;
}

const members = (value: unknown): [name: string, value: unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** The values at a pointer, in which `*` stands for each item of a list. */
export function valuesAt(output: object, pattern: string): readonly Located[] {
  let values: readonly Located[] = [{ pointer: '', value: output }];
  for (const step of pattern.split('/').slice(1)) {
    values = values.flatMap(({ pointer, value }) =>
      members(value)
        .filter(([name]) => step === '*' || step === name)
        .map(([name, member]) => ({ pointer: `${pointer}/${name}`, value: member })),
    );
  }
  return values;
}

/** Every text in a value, at any depth. */
export function textsIn({ pointer, value }: Located): readonly Located<string>[] {
  if (typeof value === 'string') return [{ pointer, value }];
  return members(value).flatMap(([name, member]) => textsIn({ pointer: `${pointer}/${name}`, value: member }));
}

/** A line above a text, which is read on its own. */
export const isHeading = (pointer: string): boolean => /\/(?:heading|question)$/.test(pointer);

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
