/** Whether a value is an object as JSON has it: not an array, and without a prototype of its own such as `Date`'s. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

export interface JsonFault {
  readonly path: readonly string[];
  readonly message: string;
}

/** The first reason why a value is not plain JSON of at most `depth` levels, or `undefined`. */
export function jsonFault(value: unknown, depth: number): JsonFault | undefined {
  if (value === null || typeof value === 'boolean') return undefined;
  if (typeof value === 'string') return value.isWellFormed() ? undefined : here('contains half of a surrogate pair');
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : here('must be a finite number');
  if (Array.isArray(value) || isPlainObject(value)) return nestedFault(value, depth);
  return here('must be JSON: a string, number, boolean, null, array or object');
}

const here = (message: string): JsonFault => ({ path: [], message });

function nestedFault(value: object, depth: number): JsonFault | undefined {
  if (depth === 0) return here('is nested too deeply');
  for (const name of Object.keys(value)) {
    if (!name.isWellFormed()) return here('has a name with half of a surrogate pair');
    const fault = jsonFault((value as Record<string, unknown>)[name], depth - 1);
    // The path is built on the way out, since most values have no fault.
    if (fault !== undefined) return { path: [name, ...fault.path], message: fault.message };
  }
  return undefined;
}
