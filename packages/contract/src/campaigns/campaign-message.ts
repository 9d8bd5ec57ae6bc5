import * as z from 'zod';
import { mustSayField } from '../content/definition/brief-fields.ts';
import { mapMembers } from '../fields/members.ts';
import { defaulted, optional } from '../fields/optional.ts';
import { text } from '../fields/text.ts';

const parts = {
  key_message: { description: 'The one thing that a reader should remember', examples: ['Bread that keeps for a week'] },
  offer: { description: 'The offer and its conditions', examples: ['The first loaf is free until 30 April'] },
  proof: { description: 'The reason to believe it', examples: ['Baked in Lisbon since 1987'] },
  call_to_action: { description: 'The next step for the reader', examples: ['Order your first loaf'] },
};

const description = 'The message that each text of the campaign conveys in its own words. Texts may state its figures';

export const CampaignMessageInput = z
  .strictObject({
    ...mapMembers(parts, (about) => optional(text(1, 500).meta(about))),
    must_say: defaulted(mustSayField, []),
  })
  .meta({ id: 'CampaignMessageInput', description });

/** A campaign's message: every part is there, unset ones `null`. */
export const CampaignMessage = z
  .object({
    ...mapMembers(parts, (about) => z.string().nullable().describe(about.description)),
    // Messages of the last release have none.
    must_say: z.array(z.string()).describe('Statements that each of its texts must contain').default([]),
  })
  .meta({ id: 'CampaignMessage', description });
