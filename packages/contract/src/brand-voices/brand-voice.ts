import * as z from 'zod';
import { historyFields, pathId, recordId } from '../fields/record-fields.ts';
import { listQuery, pageQuery } from '../lists/page-query.ts';
import { brandVoiceInputs, brandVoiceOutputs } from './brand-voice-fields.ts';

export const BrandVoice = z
  .object({ id: recordId('brv'), ...brandVoiceOutputs, ...historyFields })
  .meta({ id: 'BrandVoice', description: 'The voice of a brand. Every field is always present, unset ones are `null`' });
export type BrandVoice = z.infer<typeof BrandVoice>;

export const BrandVoiceRef = z.strictObject({ id: pathId('brv', 'The brand voice') });

export const BrandVoiceQuery = listQuery(pageQuery);
export type BrandVoiceQuery = z.output<typeof BrandVoiceQuery>;

/** A new brand voice. An edited one has to be valid as a whole, by the same schema. */
export const CreateBrandVoice = z.strictObject(brandVoiceInputs).meta({ id: 'CreateBrandVoice', description: 'A new brand voice' });
export type CreateBrandVoiceInput = z.input<typeof CreateBrandVoice>;

/** An edit by JSON merge patch. The handler parses it against the stored record. */
export const UpdateBrandVoice = z
  .strictObject({ ...BrandVoiceRef.shape, ...brandVoiceInputs, name: brandVoiceInputs.name.optional() })
  .meta({ id: 'UpdateBrandVoice', description: 'A JSON merge patch (RFC 7386): absent keeps, `null` clears, lists replace' });
