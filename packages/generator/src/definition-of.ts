import type * as z from 'zod';
import { contentTypes, type Content, type ContentRequest, type ContentTypeDefinition } from '@handbill/contract';

/** A kind of content as everything here sees it: any request, any output, no `type` to switch on. */
export type AnyDefinition = Omit<
  ContentTypeDefinition<string, z.ZodType<ContentRequest>, z.ZodObject>,
  'title' | 'markdown' | 'example'
> & {
  readonly title: (output: AnyOutput, request: ContentRequest) => string;
  readonly markdown: (output: AnyOutput) => string;
};
export type AnyOutput = NonNullable<Content['output']>;

/** The definition of the kind that is asked for. */
export function definitionOf({ type }: Pick<ContentRequest, 'type'>): AnyDefinition {
  // The compiler can't see that a request and the definition under its own type belong together.
  return contentTypes[type] as unknown as AnyDefinition;
}
