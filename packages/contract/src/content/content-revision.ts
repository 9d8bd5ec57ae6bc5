import * as z from 'zod';
import { Instant } from '../fields/instant.ts';
import { listQuery, pageQuery } from '../lists/page-query.ts';
import { ContentRef, fullFields, outputOf, recordFields, type Content } from './content.ts';
import { kindOf, pascal, type ContentTypeDefinition } from './definition/define-content-type.ts';
import { kindUnion } from './kind-union.ts';
import type { ContentTypeName } from './types/registry.ts';

const revisionFields = {
  revision: z.int().describe('The `revision` of the record in this state'),
  created_at: Instant.describe('Start of this state: RFC 3339, UTC, with milliseconds'),
  key_id: z.string().nullable().describe('The API key of the change to this state; `null` if a model wrote it'),
  title: recordFields.title,
};

const revisionOf = (definition: ContentTypeDefinition) =>
  z
    .object({ type: kindOf(definition.name), ...revisionFields, output: outputOf(definition), ...fullFields })
    .meta({ id: `${pascal(definition.name)}Revision`, description: 'The state of a record before a change' });

/** A former state of a record of content. */
export type ContentRevision = {
  [N in ContentTypeName]: Pick<
    Extract<Content, { type: N }>,
    'type' | 'revision' | 'created_at' | 'title' | 'output' | 'text' | 'checks'
  > & {
    key_id: string | null;
  };
}[ContentTypeName];

export const ContentRevision = kindUnion(revisionOf, {
  id: 'ContentRevision',
  description: 'A former state of a record of content; `type` tells the kinds apart',
}) as z.ZodType<ContentRevision, ContentRevision>;

export const RevisionQuery = listQuery({ ...ContentRef.shape, ...pageQuery });
export type RevisionQuery = z.output<typeof RevisionQuery>;

export const RevisionNumber = z.int().min(1).max(2_147_483_647);

export const RevisionRef = z.strictObject({
  ...ContentRef.shape,
  revision: RevisionNumber.meta({ description: 'The number of the revision', examples: [2] }),
});
