import * as z from 'zod';
import { ApprovalStatus } from '../approval/approval.ts';
import { Language } from '../fields/language.ts';
import { defaulted, optional } from '../fields/optional.ts';
import { filterId } from '../fields/record-fields.ts';
import { runEvenIfInvalid } from '../fields/rules.ts';
import { Tag, text } from '../fields/text.ts';
import { deletedAlone, deletedFilter, oneOrMore, createdFilter, eitherCursorOrOffset, pageQuery } from '../lists/page-query.ts';
import { ContentStatus } from './content.ts';
import { Platform } from './types/any-platform.ts';
import { ContentTypeName } from './types/registry.ts';

const filters = {
  type: optional(oneOrMore(ContentTypeName, 'Content of any of these kinds')),
  status: optional(oneOrMore(ContentStatus, 'Content in any of these statuses')),
  platform: optional(oneOrMore(Platform, 'Posts and ads for any of these platforms')),
  campaign_id: filterId('cmp', 'Content of this campaign'),
  brand_voice_id: filterId('brv', 'Content with this brand voice'),
  tag: optional(oneOrMore(Tag, 'Content with any of these tags')),
  language: optional(oneOrMore(Language, 'Content in any of these languages')),
  approved: optional(z.boolean().describe('Whether the content is approved')),
  is_placed: optional(z.boolean().describe('Whether the content has a publication that is not cancelled')),
  approval: optional(z.enum(ApprovalStatus.options).describe('Content with this approval status')),
  q: optional(
    text(1, 200).meta({
      description: 'Words of the title and the text: all of them have to occur, the last one may be the beginning of a word',
      examples: ['sourdough'],
    }),
  ),
  ...deletedFilter,
  ...createdFilter,
};

/** Filters that may be repeated match any of their values; different filters all have to match. */
export const ContentQuery = z
  .strictObject({
    ...pageQuery,
    ...filters,
    view: defaulted(
      z
        .enum(['full', 'summary'])
        .describe('`summary` omits `request`, `output`, `text` and `checks`, and adds `findings`, `created_by` and `updated_by`'),
      'full',
    ),
    order: defaulted(
      z
        .enum(['created', 'updated'])
        .describe(
          '`created`: newest first. `updated`: last changed first; a record that changes while its pages are read may appear again. Slower with filters other than `status`',
        ),
      'created',
    ),
  })
  .superRefine(deletedAlone, runEvenIfInvalid)
  .superRefine(eitherCursorOrOffset, runEvenIfInvalid);
export type ContentQuery = z.output<typeof ContentQuery>;

export const ContentFacetQuery = z.strictObject(filters).superRefine(deletedAlone, runEvenIfInvalid);
export type ContentFacetQuery = z.output<typeof ContentFacetQuery>;
