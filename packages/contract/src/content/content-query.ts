import * as z from 'zod';
import { ApprovalStatus } from '../approval/approval.ts';
import { defaulted, optional } from '../fields/optional.ts';
import { Language } from '../fields/language.ts';
import { deletedAlone, deletedFilter, oneOrMore, createdFilter, eitherCursorOrOffset, pageQuery } from '../lists/page-query.ts';
import { Tag, text } from '../fields/text.ts';
import { runEvenIfInvalid } from '../fields/rules.ts';
import { ContentStatus } from './content.ts';
import { Platform } from './types/any-platform.ts';
import { ContentTypeName } from './types/registry.ts';

const filters = {
  type: optional(oneOrMore(ContentTypeName, 'Content of any of these kinds')),
  status: optional(oneOrMore(ContentStatus, 'Content in any of these statuses')),
  platform: optional(oneOrMore(Platform, 'Posts and ads for any of these platforms')),
  campaign_id: optional(
    z
      .string()
      .min(1)
      .max(100)
      .meta({ description: 'Content of this campaign', examples: ['cmp_01jd6v3m8hf2v9q0x1y2z3a4b5'] }),
  ),
  brand_voice_id: optional(
    z
      .string()
      .min(1)
      .max(100)
      .meta({ description: 'Content that names this brand voice', examples: ['brv_01jd6v3m8hf2v9q0x1y2z3a4b5'] }),
  ),
  tag: optional(oneOrMore(Tag, 'Content with any of these tags')),
  language: optional(oneOrMore(Language, 'Content in any of these languages')),
  approved: optional(z.boolean().describe('Content that a person has approved, or not')),
  is_placed: optional(z.boolean().describe('Content that has a publication that is not cancelled, or none')),
  approval: optional(z.enum(ApprovalStatus.options).describe('Content whose approval stands there')),
  q: optional(
    text(1, 200).meta({
      description: 'Words of the title and the text; all of them have to occur, the last one may be the beginning of a word',
      examples: ['sourdough'],
    }),
  ),
  ...deletedFilter,
  ...createdFilter,
};

/** Which content to list. Filters that may be repeated match any of their values; different filters all have to match. */
export const ContentQuery = z
  .strictObject({
    ...pageQuery,
    ...filters,
    view: defaulted(
      z
        .enum(['full', 'summary'])
        .describe('`summary` leaves `request`, `output`, `text` and `checks` out, and has `findings`, `created_by` and `updated_by`'),
      'full',
    ),
    order: defaulted(
      z
        .enum(['created', 'updated'])
        .describe(
          '`created`: newest first. `updated`: last changed first; what is changed while its pages are read may come again. Beside other filters than `status` that takes longer',
        ),
      'created',
    ),
  })
  .superRefine(deletedAlone, runEvenIfInvalid)
  .superRefine(eitherCursorOrOffset, runEvenIfInvalid);
export type ContentQuery = z.output<typeof ContentQuery>;

/** Which content to count, by the filters of the list. */
export const ContentFacetQuery = z.strictObject(filters).superRefine(deletedAlone, runEvenIfInvalid);
export type ContentFacetQuery = z.output<typeof ContentFacetQuery>;
