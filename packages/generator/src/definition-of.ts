import type * as z from 'zod';
import { contentTypes, type Content, type ContentRequest, type ContentTypeDefinition } from '@handbill/contract';

/** The definition of any kind of content, so that nothing here switches on `type`. */
export type AnyDefinition = Omit<
  ContentTypeDefinition<string, z.ZodType<ContentRequest>, z.ZodObject>,
  'title' | 'markdown' | 'example'
> & {
  readonly title: (output: AnyOutput, request: ContentRequest) => string;
  readonly markdown: (output: AnyOutput) => string;
};
export type AnyOutput = NonNullable<Content['output']>;

/** The definition of the requested kind. */
export function definitionOf({ type }: Pick<ContentRequest, 'type'>): AnyDefinition {
  // The compiler can't see that a request and the definition under its own type belong together.
  return contentTypes[type] as unknown as AnyDefinition;
}

/** A value of an output and the JSON Pointer to it. */
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
