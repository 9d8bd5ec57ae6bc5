import * as z from 'zod';
import { kindOf, pascal, type ContentTypeDefinition } from './define-content-type.ts';
import { kindUnion } from './kind-union.ts';
import type { ContentTypeName } from './registry.ts';
import { fullFields, outputOf, recordFields, type Content } from './content.ts';

/** A record without what can be long. */
export type ContentSummary = Omit<Content, 'request' | 'output' | 'text' | 'checks'>;

/** A record in a list: whole, or with `view=summary` without its long parts. */
export type ContentItem = { [N in ContentTypeName]: ItemOf<Extract<Content, { type: N }>> }[ContentTypeName];
type ItemOf<C extends Content> = Omit<C, 'request' | 'output' | 'text' | 'checks'> & {
  [K in 'request' | 'output' | 'text' | 'checks']?: C[K] | undefined;
};

const itemOf = (definition: ContentTypeDefinition) =>
  z
    .object({
      type: kindOf(definition.name),
      ...recordFields,
      request: z.optional(definition.keptRequest),
      output: z.optional(outputOf(definition)),
      text: z.optional(fullFields.text),
      checks: z.optional(fullFields.checks),
    })
    .meta({ id: `${pascal(definition.name)}Item`, description: 'In a summary `request`, `output`, `text` and `checks` are left out' });

export const ContentItem = kindUnion<z.ZodType<ContentItem, ContentItem>>(itemOf, {
  id: 'ContentItem',
  description: 'A record of content in a list; `type` tells the kinds apart',
});
