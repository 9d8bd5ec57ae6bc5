import * as z from 'zod';
import { Instant } from '../fields/instant.ts';
import { runEvenIfInvalid } from '../fields/plain-object.ts';
import { eitherCursorOrOffset, pageQuery } from '../lists/page-query.ts';
import { brandVoiceInputs, brandVoiceOutputs } from './brand-voice-fields.ts';

const example = 'brv_01jd6v3m8hf2v9q0x1y2z3a4b5';

/** How a brand speaks, as it is returned: every field is there, unset ones `null`. */
export const BrandVoice = z
  .object({
    id: z.string().meta({ description: 'Names it; begins with `brv_`', examples: [example] }),
    ...brandVoiceOutputs,
    revision: z.int().describe('Counts the changes; the `ETag`'),
    created_at: Instant.describe('When it was created: RFC 3339, UTC, with milliseconds'),
    updated_at: Instant.describe('When it was last changed: RFC 3339, UTC, with milliseconds'),
  })
  .meta({ id: 'BrandVoice', description: 'How a brand speaks. Every field is always there, unset ones are `null`' });
export type BrandVoice = z.infer<typeof BrandVoice>;

/** A brand voice by its id. */
export const BrandVoiceRef = z.strictObject({ id: z.string().meta({ description: 'The brand voice', examples: [example] }) });

/** Which brand voices to list. */
export const BrandVoiceQuery = z.strictObject(pageQuery).superRefine(eitherCursorOrOffset, runEvenIfInvalid);
export type BrandVoiceQuery = z.output<typeof BrandVoiceQuery>;

/** A new brand voice. An edited one has to be valid as a whole, by the same schema. */
export const CreateBrandVoice = z.strictObject(brandVoiceInputs).meta({ id: 'CreateBrandVoice', description: 'A new brand voice' });
export type CreateBrandVoiceInput = z.input<typeof CreateBrandVoice>;

/** An edit by JSON merge patch (RFC 7386): absent keeps, `null` clears, lists replace. The handler parses it against the stored record. */
export const UpdateBrandVoice = z
  .strictObject({ ...BrandVoiceRef.shape, ...brandVoiceInputs, name: brandVoiceInputs.name.optional() })
  .meta({ id: 'UpdateBrandVoice', description: 'A JSON merge patch (RFC 7386): absent keeps, `null` clears, lists replace' });
