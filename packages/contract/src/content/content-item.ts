import * as z from 'zod';
import { kindOf, pascal } from './define-content-type.ts';
import { contentTypes, type ContentTypeName, type ContentTypes } from './registry.ts';
import { fullFields, outputOf, recordFields, type Content } from './content.ts';

/** A record without what can be long. */
export type ContentSummary = Omit<Content, 'request' | 'output' | 'text' | 'checks'>;

/** A record in a list: whole, or with `view=summary` without its long parts. */
export type ContentItem = { [N in ContentTypeName]: ItemOf<Extract<Content, { type: N }>> }[ContentTypeName];
type ItemOf<C extends Content> = Omit<C, 'request' | 'output' | 'text' | 'checks'> & {
  [K in 'request' | 'output' | 'text' | 'checks']?: C[K] | undefined;
};

const itemOf = (definition: ContentTypes[keyof ContentTypes]) =>
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

export const ContentItem = z
  .discriminatedUnion('type', Object.values(contentTypes).map(itemOf) as unknown as [ReturnType<typeof itemOf>])
  .meta({ id: 'ContentItem', description: 'A record of content in a list; `type` tells the kinds apart' }) as unknown as z.ZodType<
  ContentItem,
  ContentItem
>;
