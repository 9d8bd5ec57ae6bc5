import * as z from 'zod';
import { ApprovalStatus } from '../approval/approval.ts';
import { Channel } from '../campaigns/channels.ts';
import { ContentStatus } from '../content/content.ts';
import { ContentTypeName } from '../content/types/registry.ts';
import { extensibleString } from '../fields/extensible-enum.ts';
import { Instant } from '../fields/instant.ts';
import { historyFields, pathId, recordId } from '../fields/record-fields.ts';
import { PlannedFor } from './planned-for.ts';
import { PublicationAction, PublicationStatus } from './publication-lifecycle.ts';

const Published = z
  .object({
    url: z.string().nullable().describe('The address of the published text'),
    external_id: z.string().nullable().describe('The id of the text on the channel'),
    at: Instant.describe('Time of publication: RFC 3339, UTC, with milliseconds'),
    hash: z.string().nullable().describe('The `hash` of the text at that time'),
  })
  .meta({ id: 'Published', description: 'The address, time and hash of a published text' });

const TextOfPublication = z
  .object({
    id: z.string().describe('The text'),
    title: z.string().describe('A title in one line'),
    type: ContentTypeName,
    language: z.string().meta({ description: 'The language of the text: a BCP 47 language tag', examples: ['en'] }),
    status: ContentStatus,
    approval: extensibleString(ApprovalStatus.options).describe('The status of its approval'),
  })
  .meta({ id: 'TextOfPublication', description: 'Summary of the text of a publication' });

export const Publication = z
  .object({
    id: recordId('pub'),
    content_id: z.string().describe('The text'),
    campaign_id: z.string().nullable().describe('The campaign that the text belonged to when the publication was planned'),
    channel: Channel.describe('The channel: a slug'),
    planned_for: PlannedFor.nullable().describe('The planned time; `null`: not set yet'),
    status: PublicationStatus,
    allowed_actions: z.array(PublicationAction).describe('The steps that the status allows'),
    published: Published.nullable().describe('The address and time of publication; `null` until it is published'),
    content: TextOfPublication.nullable().describe('Summary of the text; `null` for keys without `content:read`, and in events'),
    text: z
      .string()
      .nullable()
      .describe(
        'The text to publish, its links with the `utm` of the campaign. Present only in `GET` of one publication with `content:read`; else `null`',
      ),
    note: z.string().nullable().describe('A remark for people'),
    ...historyFields,
  })
  .meta({ id: 'Publication', description: 'A text on a channel at a time. Every field is always present, unset ones are `null`' });
export type Publication = z.infer<typeof Publication>;

export const PublicationRef = z.strictObject({ id: pathId('pub', 'The publication') });
