import { isActor, mutation } from '@handbill/contract';
import * as z from 'zod';
import { inputParser, limitInput, InputAllowance } from '../call/input/input-parser.ts';
import { fieldNames } from '../call/input/fault-reader.ts';

const maxSecret = 200;
/** With it the session's name is no longer than that of any key. */
const maxName = 80;

/** The person who signs in, in the form of an actor in calls: characters outside visible ASCII are percent-encoded, as in an address. */
export const actorOf = (name: string): string => name.replaceAll(/[^\x21-\x7e]|%/gu, encodeURIComponent);

const isName = (name: string): boolean => name.length <= maxName && name.isWellFormed() && !/\p{Cc}/u.test(name) && isActor(actorOf(name));

const Name = z
  .string()
  .trim()
  .refine(isName, {
    error: `must be a name of 1 to ${maxName} letters, up to 200 bytes as an address has them, not beginning with system:`,
  });

const Secret = z.string().trim().min(1).max(maxSecret);

/** How somebody signs in to the console: with a key, or with the link that the server gave. */
const SignIn = z
  .strictObject({ key: Secret.nullish(), link: Secret.nullish(), name: Name.nullish(), read_only: z.boolean().nullish() })
  .superRefine(({ key, link }, context) => {
    if ((key ?? null) === null && (link ?? null) === null)
      context.addIssue({ code: 'custom', params: { fault: 'required' }, path: ['key'], message: 'is required, or link' });
    if ((key ?? null) !== null && (link ?? null) !== null)
      context.addIssue({ code: 'custom', params: { fault: 'conflict' }, path: ['link'], message: 'must not be sent together with key' });
  });

const RenameSession = z.strictObject({ name: Name });

/** Reads a body as the other doors read theirs. The operation is in no contract: it serves to word the faults. */
function reader<S extends z.ZodType>(route: 'POST /console/session' | 'PATCH /console/session', schema: S): (body: unknown) => z.output<S> {
  const operation = mutation({ scope: null, route, summary: '', input: schema, output: z.unknown(), errors: [] });
  const parse = inputParser(operation, schema);
  const known = fieldNames(schema);
  return (body) => {
    const { value, omitted, isWhole } = limitInput(body, known, new InputAllowance());
    return parse(value, { named: [], omitted, isWhole });
  };
}

export const readSignIn = reader('POST /console/session', SignIn);
export const readRename = reader('PATCH /console/session', RenameSession);
