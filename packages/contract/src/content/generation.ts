import * as z from 'zod';

/** How a text was made. Figures are `null` until they are known. */
export const Generation = z
  .object({
    provider: z.string().meta({ examples: ['openai', 'sandbox'] }),
    model: z.string(),
    prompt_version: z.string(),
    attempts: z.int().meta({ description: 'Calls to the model that were answered or failed for good' }),
    input_tokens: z.int().nullable(),
    output_tokens: z.int().nullable(),
    cost: z
      .object({ amount: z.number(), currency: z.string().meta({ description: 'ISO 4217' }) })
      .meta({ id: 'Cost' })
      .nullable(),
    duration_ms: z.int().nullable(),
  })
  .meta({ id: 'Generation' });
export type Generation = z.infer<typeof Generation>;
