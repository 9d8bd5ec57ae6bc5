import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The path of a JSON file, read by this schema; the message names its subject. */
export const jsonFile = <T extends z.ZodType>(what: string, schema: T) =>
  z.string().transform((file, context): z.infer<T> => {
    try {
      return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch (error) {
      const reason =
        error instanceof z.ZodError ? error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ') : String(error);
      context.addIssue(`must be the path of a JSON file with ${what}: ${reason}`);
      return z.NEVER;
    }
  });
