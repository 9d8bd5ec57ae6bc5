import * as z from 'zod';
import { extensibleString } from '../fields/extensible-enum.ts';
import { repetitionProblems } from './possible-problems.ts';
import { problems, type ProblemCode, type ProblemKind } from '../problems/problems.ts';

const kindOf = (code: ProblemCode): ProblemKind => problems[code];

const isOfRepetition = (code: ProblemCode): boolean => repetitionProblems.some((one) => one === code);

/** `[invalid_request, malformed_json]` → `InvalidRequestOrMalformedJson`. Named after an operation's own codes where it has some. */
export function problemName(codes: readonly ProblemCode[]): string {
  const own = codes.filter((code) => !isOfRepetition(code));
  const names = own.length === 0 ? codes : own;
  return names.map((code) => code.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase())).join('Or');
}

/** The members of these codes besides the standard ones. All are optional, since a code of a later version may lack them. */
function membersOf(codes: readonly ProblemCode[]): Record<string, z.ZodType> {
  const members = new Map<string, { schema: z.ZodType; codes: ProblemCode[] }>();
  for (const code of codes)
    for (const [name, schema] of Object.entries(kindOf(code).members)) {
      const known = members.get(name);
      if (known === undefined) members.set(name, { schema, codes: [code] });
      else known.codes.push(code);
    }
  return Object.fromEntries(
    [...members].map(([name, { schema, codes: carrying }]) => {
      const when = carrying.map((code) => `\`${code}\``).join(' and ');
      const description = `${schema.meta()?.description ?? name}; present with ${when}`;
      return [name, z.optional(schema).describe(description)];
    }),
  );
}

/** The schema of problems as they are sent: one object, distinguished by `code`. */
export function problemSchema(codes: readonly [ProblemCode, ...ProblemCode[]], id = `${problemName(codes)}Problem`): z.ZodType {
  const kinds = codes.map(kindOf);
  const statuses = new Set(kinds.map(({ status }) => status));
  const pages = codes.map((code) => `/problems/${code}`);
  return z
    .object({
      type: z.string().meta({ description: 'Path of the page that explains the problem', examples: pages }),
      title: z.string().meta({ description: 'The title of the problem, for people', examples: kinds.map(({ title }) => title) }),
      status: (statuses.size === 1 ? z.literal([...statuses]) : z.int()).describe('The HTTP status'),
      detail: z.string().describe('A description of this occurrence, for people'),
      code: extensibleString(codes).meta({ description: 'The code of the problem, for programs', examples: [...codes] }),
      request_id: z.string().describe('Identifies the request in the logs'),
      ...membersOf(codes),
    })
    .meta({ id, description: kinds.map(({ explanation }) => explanation).join(' Or: ') });
}
