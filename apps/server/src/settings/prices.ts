import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Price = z.strictObject({
  input_per_million: z.number().nonnegative(),
  output_per_million: z.number().nonnegative(),
  currency: z.string().regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code such as USD'),
  as_of: z.iso.date(),
});

const PriceList = z.record(z.string(), Price);

/** The path of a JSON file, read into prices by model. */
export const Prices = z.string().transform((file, context): z.infer<typeof PriceList> => {
  try {
    return PriceList.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason =
      error instanceof z.ZodError ? error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ') : String(error);
    context.addIssue(`must be the path of a JSON file with prices by model: ${reason}`);
    return z.NEVER;
  }
});
