import * as z from 'zod';

/** A record of content by its id. */
export const ContentRef = z.strictObject({
  id: z.string().meta({ description: 'The record', examples: ['cnt_01jd6v3m8hf2v9q0x1y2z3a4b5'] }),
});
