import * as z from 'zod';
import { problems, type ProblemCode } from './problems.ts';

/** `not_found` → `NotFoundProblem` */
const nameOf = (code: string) => `${code.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}Problem`;

/** The schema of one problem as it is sent, named after its code. */
export function problemSchema(code: ProblemCode): z.ZodType {
  const { status, title, explanation, members } = problems[code];
  return z
    .object({
      type: z.literal(`/problems/${code}`).meta({ description: 'Where the problem is explained' }),
      title: z.string().meta({ examples: [title] }),
      status: z.literal(status),
      detail: z.string().meta({ description: 'What happened this time' }),
      code: z.literal(code),
      request_id: z.string().meta({ description: 'Names the request in the logs' }),
      ...members,
    })
    .meta({ id: nameOf(code), description: explanation });
}
