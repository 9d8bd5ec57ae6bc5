import { inputParser } from '../call/input/input-parser.ts';
import type { UnparsedInput } from '../call/call.ts';
import type * as z from 'zod';
import { isPlainObject } from '@handbill/contract';

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
 * Prepares a merge patch of a record's fields, which have to be valid as a whole. The `older` ones may be stored as they could not be sent today, and
 * must not keep their owner from other changes: where the patch does not touch them, they stay as they are.
 */
export function patcher<Fields extends z.ZodObject>(
  operation: Parameters<typeof inputParser>[0],
  schema: Fields,
  older: readonly (keyof z.output<Fields> & string)[] = [],
): (before: Readonly<Record<string, unknown>>, patch: Patch) => z.output<Fields> {
  const parseWhole = inputParser(operation, schema);
  // A merge removes a field that is `null`; where it is required, or unknown, it has to be there still to be found faulty.
  const faultyIn = (fields: object) =>
    Object.fromEntries(Object.entries(fields).filter(([name, value]) => value === null || !Object.hasOwn(schema.shape, name)));
  return (before, { fields, faults }) => {
    const untouched = older.filter((name) => !Object.hasOwn(fields, name));
    const ruled = Object.entries(before).filter(([name]) => !untouched.includes(name));
    const parsed = parseWhole({ ...(mergePatch(Object.fromEntries(ruled), fields) as object), ...faultyIn(fields) }, faults);
    return Object.assign(parsed, Object.fromEntries(untouched.map((name) => [name, before[name]])));
  };
}
