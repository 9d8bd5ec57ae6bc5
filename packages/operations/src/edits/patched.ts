import { isDeepStrictEqual } from 'node:util';
import { isPlainObject, type Operation } from '@handbill/contract';
import type * as z from 'zod';
import type { UnparsedInput } from '../call/call.ts';
import { inputParser } from '../call/input/input-parser.ts';

/**
 * JSON merge patch (RFC 7386): absent keeps, `null` removes, objects merge, all else replaces. Safe for any name, `__proto__` too.
 * `undefined`, which only superjson can send, is as good as absent.
 */
function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isPlainObject(patch)) return patch;
  const merged: Record<string, unknown> = isPlainObject(target) ? { ...target } : {};
  for (const name of Object.keys(patch)) {
    const change = patch[name];
    if (change === null) delete merged[name];
    else if (change !== undefined) setOwn(merged, name, mergePatch(Object.hasOwn(merged, name) ? merged[name] : undefined, change));
  }
  return merged;
}

/** Assigned, `__proto__` would be the prototype. */
function setOwn(object: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  else object[name] = value;
}

export type Patch = Pick<UnparsedInput, 'fields' | 'faults'>;

/**
 * Prepares a merge patch of the fields of a schema, which have to be valid as a whole; a record that does not change is returned as it is. The `older`
 * ones may be stored as they could not be sent today: where the patch does not touch them, they stay.
 */
export function patcher<Fields extends z.ZodObject>(
  operation: Operation,
  schema: Fields,
  older: readonly (keyof z.output<Fields> & string)[] = [],
): <Stored extends Readonly<Record<string, unknown>>>(current: Stored, patch: Patch) => Stored {
  const owned = Object.keys(schema.shape);
  const parseWhole = inputParser(operation, schema);
  // A merge removes a field that is `null`; where it is required, or unknown, it has to be there still to be found faulty.
  const faultyIn = (fields: object) =>
    Object.fromEntries(Object.entries(fields).filter(([name, value]) => value === null || !Object.hasOwn(schema.shape, name)));
  return (current, { fields, faults }) => {
    const untouched = older.filter((name) => !Object.hasOwn(fields, name));
    const ruled = owned.filter((name) => !untouched.includes(name)).map((name) => [name, current[name]]);
    const parsed = parseWhole({ ...(mergePatch(Object.fromEntries(ruled), fields) as object), ...faultyIn(fields) }, faults);
    const next = { ...current, ...parsed, ...Object.fromEntries(untouched.map((name) => [name, current[name]])) };
    return isDeepStrictEqual(next, current) ? current : next;
  };
}
