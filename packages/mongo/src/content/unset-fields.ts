import { Check, contentTypes, Generation, type Content } from '@handbill/contract';
import * as z from 'zod';

type Unset = readonly (readonly [name: string, value: unknown])[];

/** The default of each field that may be left out, or `null`. */
const unsetOf = (shape: Readonly<Record<string, z.ZodType>>): Unset =>
  Object.entries(shape).flatMap(([name, field]) => {
    const [leftOut, asNull] = [field.safeParse(undefined), field.safeParse(null)];
    const unset = leftOut.success ? leftOut : asNull;
    return unset.success && unset.data !== undefined ? [[name, unset.data] as const] : [];
  });

const generation = unsetOf(Generation.shape);
const check = unsetOf(Check.shape);
const kinds: ReadonlyMap<string | undefined, { readonly request: Unset; readonly output: Unset }> = new Map(
  Object.values(contentTypes).map(({ name, keptRequest, output }) => [
    name,
    { request: unsetOf(keptRequest.shape), output: unsetOf(output.shape) },
  ]),
);

/** An object as it may be stored: fields with their unset value may be absent. */
function mayLack(schema: z.ZodObject): z.ZodObject {
  const absent = Object.fromEntries(unsetOf(schema.shape).map(([name]) => [name, z.optional(schema.shape[name] as z.ZodType)]));
  return z.object({ ...schema.shape, ...absent });
}

/** An output as an older version may have stored it. */
export const storedOutput = (output: z.ZodNullable<z.ZodObject>) => z.nullable(mayLack(output.unwrap()));

/** The parts of a stored record in which an older version may have left out some fields. */
export const storedParts = (request: z.ZodObject, output: z.ZodNullable<z.ZodObject>) => ({
  request: mayLack(request),
  output: storedOutput(output),
  checks: z.array(mayLack(Check)),
  generation: mayLack(Generation),
});

function fill(value: object, unset: Unset): void {
  const fields = value as Record<string, unknown>;
  // A list of its own for each record.
  for (const [name, none] of unset) if (fields[name] === undefined) fields[name] = Array.isArray(none) ? [...none] : none;
}

/** Gives a record the fields that its version did not have. At reading, not by a migration: older servers may write beside this one. */
export function fillUnset(record: Partial<Pick<Content, 'type' | 'request' | 'output' | 'checks' | 'generation'>>): void {
  if (record.generation !== undefined) fill(record.generation, generation);
  const kind = kinds.get(record.type);
  // A summary has neither.
  if (record.request !== undefined) fill(record.request, kind?.request ?? []);
  if (record.output) fill(record.output, kind?.output ?? []);
  for (const one of record.checks ?? []) fill(one, check);
}
