/** Where a value is not plain JSON, and why. */
export interface JsonFault {
  readonly path: readonly string[];
  readonly message: string;
}

/** What keeps a value from being plain JSON of at most `depth` levels, or `undefined`. */
export function jsonFault(value: unknown, depth: number): JsonFault | undefined {
  if (value === null || typeof value === 'boolean') return undefined;
  if (typeof value === 'string') return value.isWellFormed() ? undefined : here('holds half of a surrogate pair');
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : here('must be a finite number');
  return typeof value === 'object' ? nestedFault(value, depth) : here('must be JSON: text, number, boolean, null, list or object');
}

const here = (message: string): JsonFault => ({ path: [], message });

/** An object as JSON has it: no list, and nothing with a prototype of its own such as a `Date`. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function nestedFault(value: object, depth: number): JsonFault | undefined {
  if (!Array.isArray(value) && !isPlainObject(value)) return here('must be JSON: text, number, boolean, null, list or object');
  if (depth === 0) return here('is nested too deep');
  for (const name of Object.keys(value)) {
    if (!name.isWellFormed()) return here('has a name with half of a surrogate pair');
    const fault = jsonFault((value as Record<string, unknown>)[name], depth - 1);
    // The path is put together on the way out: most values have no fault.
    if (fault !== undefined) return { path: [name, ...fault.path], message: fault.message };
  }
  return undefined;
}
