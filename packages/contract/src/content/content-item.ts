import * as z from 'zod';
import { kindOf, pascal, type ContentTypeDefinition } from './definition/define-content-type.ts';
import { kindUnion } from './kind-union.ts';
import type { ContentTypeName } from './types/registry.ts';
import { summaryFields, type SummaryFields } from './content-summary.ts';
import { fullFields, outputOf, recordFields, type Content } from './content.ts';

/** A record without its long members. */
export type ContentSummary = Omit<Content, 'request' | 'output' | 'text' | 'checks'> & SummaryFields;

/** A record in a list: whole, or with `view=summary` without its long parts. */
export type ContentItem = { [N in ContentTypeName]: ItemOf<Extract<Content, { type: N }>> }[ContentTypeName];
type ItemOf<C extends Content> = Omit<C, 'request' | 'output' | 'text' | 'checks'> & {
  [K in 'request' | 'output' | 'text' | 'checks']?: C[K] | undefined;
} & { [K in keyof SummaryFields]?: SummaryFields[K] | undefined };

const itemOf = (definition: ContentTypeDefinition) =>
  z
    .object({
      type: kindOf(definition.name),
      ...recordFields,
      request: z.optional(definition.keptRequest),
      output: z.optional(outputOf(definition)),
      text: z.optional(fullFields.text),
      checks: z.optional(fullFields.checks),
      ...summaryFields,
    })
    .meta({
      id: `${pascal(definition.name)}Item`,
      description: 'A summary has `findings`, `created_by` and `updated_by`, but not `request`, `output`, `text` and `checks`',
    });

export const ContentItem = kindUnion(itemOf, {
  id: 'ContentItem',
  description: 'A record of content in a list; `type` tells the kinds apart',
}) as z.ZodType<ContentItem, ContentItem>;
