import * as z from 'zod';
import { ApprovalStatus } from '../approval/approval.ts';
import { Channel } from '../campaigns/channels.ts';
import { ContentStatus } from '../content/content.ts';
import { ContentTypeName } from '../content/types/registry.ts';
import { extensibleString } from '../fields/extensible-enum.ts';
import { Instant } from '../fields/instant.ts';
import { PlannedFor } from './planned-for.ts';
import { PublicationAction, PublicationStatus } from './publication-lifecycle.ts';

const example = 'pub_01jd6v3m8hf2v9q0x1y2z3a4b5';

/** The text as it was published. */
const Published = z
  .object({
    url: z.string().nullable().describe('Where it can be read'),
    external_id: z.string().nullable().describe('What the channel calls it'),
    at: Instant.describe('When it went out: RFC 3339, UTC, with milliseconds'),
    hash: z.string().nullable().describe('The `hash` of the text as it was then'),
  })
  .meta({ id: 'Published', description: 'Where and when a text went out, and what it was' });

const TextOfPublication = z
  .object({
    id: z.string().describe('The text'),
    title: z.string().describe('One line to recognise it by'),
    type: ContentTypeName,
    language: z.string().meta({ description: 'What it is written in: a BCP 47 language tag', examples: ['en'] }),
    status: ContentStatus,
    approval: extensibleString(ApprovalStatus.options).describe('The status of its approval'),
  })
  .meta({ id: 'TextOfPublication', description: 'A text that is published, in short' });

/** A text on a channel at a time. */
export const Publication = z
  .object({
    id: z.string().meta({ description: 'Names it; begins with `pub_`', examples: [example] }),
    content_id: z.string().describe('The text'),
    campaign_id: z.string().nullable().describe('The campaign that the text belonged to when it was planned'),
    channel: Channel.describe('Where it goes out: a slug'),
    planned_for: PlannedFor.nullable().describe('When it is to go out; `null`: that is not known yet'),
    status: PublicationStatus,
    allowed_actions: z.array(PublicationAction).describe('The steps that it may take now'),
    published: Published.nullable().describe('Where and when it went out; `null` of one that is not out'),
    content: TextOfPublication.nullable().describe('The text in short; `null` for keys without `content:read`, and in events'),
    text: z
      .string()
      .nullable()
      .describe(
        'The text as it goes out, its links with the `utm` of the campaign. `GET` of one publication alone has it, for keys with `content:read`; else `null`',
      ),
    note: z.string().nullable().describe('A remark for people'),
    revision: z.int().describe('Counts the changes; the `ETag`'),
    created_at: Instant.describe('When it was planned: RFC 3339, UTC, with milliseconds'),
    updated_at: Instant.describe('When it was last changed: RFC 3339, UTC, with milliseconds'),
  })
  .meta({ id: 'Publication', description: 'A text on a channel at a time. Every field is always there, unset ones are `null`' });
export type Publication = z.infer<typeof Publication>;

/** A publication by its id. */
export const PublicationRef = z.strictObject({ id: z.string().meta({ description: 'The publication', examples: [example] }) });
