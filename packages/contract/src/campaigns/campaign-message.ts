import * as z from 'zod';
import { mustSayField } from '../content/definition/brief-fields.ts';
import { defaulted, optional } from '../fields/optional.ts';
import { text } from '../fields/text.ts';

const parts = {
  key_message: { description: 'The one thing that a reader is to remember', examples: ['Bread that keeps for a week'] },
  offer: { description: 'What is offered, and on which conditions', examples: ['The first loaf is free until 30 April'] },
  proof: { description: 'Why it can be believed', examples: ['Baked in Lisbon since 1987'] },
  call_to_action: { description: 'What a reader is to do next', examples: ['Order your first loaf'] },
} as const;

const everyPart = <Schema extends z.ZodType>(schemaOf: (part: { description: string; examples: readonly string[] }) => Schema) =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, schemaOf(part)])) as Record<keyof typeof parts, Schema>;

const mustSay = z.array(z.string()).describe('What has to occur in each of its texts');

const description = 'What each text of the campaign says in its own words; figures in it may be stated';

/** A campaign's message as it is sent. */
export const CampaignMessageInput = z
  .strictObject({
    ...everyPart(({ description: what, examples }) => optional(text(1, 500).meta({ description: what, examples: [...examples] }))),
    must_say: defaulted(mustSayField, []),
  })
  .meta({ id: 'CampaignMessageInput', description });

/** A campaign's message: every part is there, unset ones `null`. */
export const CampaignMessage = z
  .object({
    ...everyPart(({ description: what }) => z.string().nullable().describe(what)),
    // Messages of the last release have none.
    must_say: mustSay.default([]),
  })
  .meta({ id: 'CampaignMessage', description });
