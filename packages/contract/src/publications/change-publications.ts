import * as z from 'zod';
import { Channel } from '../campaigns/channels.ts';
import { InstantInput } from '../fields/instant.ts';
import { optional } from '../fields/optional.ts';
import { bodyId } from '../fields/record-fields.ts';
import { text } from '../fields/text.ts';
import { webAddress } from '../fields/web-address.ts';
import { PlannedForInput } from './planned-for.ts';
import { PublicationRef } from './publication.ts';

const channel = Channel.describe('The channel: a slug');
const note = text(0, 2_000).meta({ description: 'A remark for people', examples: ['With the photo of the oven'] });
const url = webAddress.meta({ description: 'The address of the published text', examples: ['https://example.com/blog/sourdough'] });
const external_id = text(1, 500).meta({ description: 'The id of the text on the channel', examples: ['7301234567890'] });

export const CreatePublication = z
  .strictObject({
    content_id: bodyId('cnt', 'The text; one that is being written, or failed, is 409'),
    channel,
    planned_for: optional(PlannedForInput),
    note: optional(note),
  })
  .meta({ id: 'CreatePublication', description: 'A new publication' });
export type CreatePublication = z.output<typeof CreatePublication>;

/** How many are made with one call. */
const maxPublications = 100;

export const CreatePublications = z
  .strictObject({
    publications: z
      .array(CreatePublication)
      .min(1)
      .max(maxPublications)
      .meta({
        description: `Up to ${maxPublications} publications: all of them are created, or none`,
        examples: [[{ content_id: 'cnt_01jd6v3m8hf2v9q0x1y2z3a4b5', channel: 'linkedin' }]],
      }),
  })
  .meta({ id: 'CreatePublications', description: 'New publications' });

export const UpdatePublication = z
  .strictObject({
    ...PublicationRef.shape,
    channel: channel.optional(),
    planned_for: PlannedForInput.nullish().describe('The new time; `null`: not set'),
    note: note.nullish(),
    url: url.nullish().describe('The address of the text, once it is published'),
    external_id: external_id.nullish().describe('The id of the text on the channel, once it is published'),
  })
  .meta({
    id: 'UpdatePublication',
    description: 'A JSON merge patch (RFC 7386): absent keeps, `null` clears. `planned_for` is replaced as a whole',
  });
export type UpdatePublication = z.output<typeof UpdatePublication>;

export const MarkPublished = z
  .strictObject({
    ...PublicationRef.shape,
    url: optional(url),
    external_id: optional(external_id),
    at: optional(InstantInput.describe('Time of publication: RFC 3339 with any offset; now when left out')),
  })
  .meta({ id: 'MarkPublished', description: 'The address and time of a publication' });
