import * as z from 'zod';

/** One faulty field of a request. */
export const Fault = z
  .object({
    in: z.enum(['body', 'query', 'path', 'header']).meta({ description: 'Which part of the request it is in' }),
    pointer: z.string().meta({ description: 'JSON Pointer to the field', examples: ['/target_audience/locations/0'] }),
    code: z.string().meta({
      description: 'What kind of fault, for programs; more kinds may come',
      examples: ['too_big', 'unknown_field', 'invalid_choice'],
    }),
    message: z.string().meta({ description: 'What is wrong and what is allowed, for people' }),
  })
  .meta({ id: 'Fault', description: 'One faulty field of a request' });
export type Fault = z.infer<typeof Fault>;
