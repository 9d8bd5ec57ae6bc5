import * as z from 'zod';

/** A campaign by its id. */
export const CampaignRef = z.strictObject({
  id: z.string().meta({ description: 'The campaign', examples: ['cmp_01jd6v3m8hf2v9q0x1y2z3a4b5'] }),
});
export type CampaignRef = z.infer<typeof CampaignRef>;
