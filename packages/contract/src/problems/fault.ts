import * as z from 'zod';

/** One faulty field of a request. */
export const Fault = z
  .object({
    in: z.enum(['body', 'query', 'path', 'header']),
    pointer: z.string().meta({ description: 'JSON Pointer to the field', examples: ['/target_audience/locations/0'] }),
    code: z.string().meta({ description: 'What kind of fault, for programs', examples: ['too_big', 'unknown_field', 'invalid_choice'] }),
    message: z.string().meta({ description: 'What is wrong and what is allowed, for people' }),
  })
  .meta({ id: 'Fault' });
export type Fault = z.infer<typeof Fault>;
