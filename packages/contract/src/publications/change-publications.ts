import * as z from 'zod';
import { Channel } from '../campaigns/channels.ts';
import { InstantInput } from '../fields/instant.ts';
import { optional } from '../fields/optional.ts';
import { text } from '../fields/text.ts';
import { webAddress } from '../fields/web-address.ts';
import { PlannedForInput } from './planned-for.ts';
import { PublicationRef } from './publication.ts';

const note = text(0, 2_000).meta({ description: 'A remark for people', examples: ['With the photo of the oven'] });
const url = webAddress.meta({ description: 'Where it can be read', examples: ['https://example.com/blog/sourdough'] });
const external_id = text(1, 500).meta({ description: 'What the channel calls it', examples: ['7301234567890'] });

/** A new publication. */
export const CreatePublication = z
  .strictObject({
    content_id: z
      .string()
      .max(100)
      .meta({ description: 'The text; one that is being written, or failed, is 409', examples: ['cnt_01jd6v3m8hf2v9q0x1y2z3a4b5'] }),
    channel: Channel.describe('Where it goes out: a slug'),
    planned_for: optional(PlannedForInput),
    note: optional(note),
  })
  .meta({ id: 'CreatePublication', description: 'A new publication' });
export type CreatePublication = z.output<typeof CreatePublication>;

/** How many are made with one call. */
const maxPublications = 100;

/** New publications. */
export const CreatePublications = z
  .strictObject({
    publications: z
      .array(CreatePublication)
      .min(1)
      .max(maxPublications)
      .meta({
        description: `Up to ${maxPublications} publications: all of them are made, or none`,
        examples: [[{ content_id: 'cnt_01jd6v3m8hf2v9q0x1y2z3a4b5', channel: 'linkedin' }]],
      }),
  })
  .meta({ id: 'CreatePublications', description: 'New publications' });

/** An edit. Of `planned_for` the whole is replaced. */
export const UpdatePublication = z
  .strictObject({
    ...PublicationRef.shape,
    channel: Channel.describe('Where it goes out: a slug').optional(),
    planned_for: PlannedForInput.nullish().describe('Another time; `null`: it is not known any more'),
    note: note.nullish(),
    url: url.nullish().describe('Of one that is out: where it can be read'),
    external_id: external_id.nullish().describe('Of one that is out: what the channel calls it'),
  })
  .meta({
    id: 'UpdatePublication',
    description: 'A JSON merge patch (RFC 7386): absent keeps, `null` clears. `planned_for` is replaced as a whole',
  });
export type UpdatePublication = z.output<typeof UpdatePublication>;

/** How a publication went out. */
export const MarkPublished = z
  .strictObject({
    ...PublicationRef.shape,
    url: optional(url),
    external_id: optional(external_id),
    at: optional(InstantInput.describe('When it went out: RFC 3339 with any offset; now when left out')),
  })
  .meta({ id: 'MarkPublished', description: 'How a publication went out' });
