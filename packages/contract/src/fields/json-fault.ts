/** What keeps a value from being plain JSON of at most `depth` levels: its path and why, or `undefined`. */
export function jsonFault(value: unknown, depth: number, path: readonly string[] = []): { path: readonly string[]; message: string } | undefined {
  switch (typeof value) {
    case 'boolean':
      return undefined;
    case 'string':
      return value.isWellFormed() ? undefined : { path, message: 'holds half of a surrogate pair' };
    case 'number':
      return Number.isFinite(value) ? undefined : { path, message: 'must be a finite number' };
    case 'object':
      return value === null ? undefined : nestedFault(value, depth, path);
    default:
      return { path, message: 'must be JSON: text, number, boolean, null, list or object' };
  }
}

function nestedFault(value: object, depth: number, path: readonly string[]) {
  const plain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null;
  if (!plain) return { path, message: 'must be JSON: text, number, boolean, null, list or object' };
  if (depth === 0) return { path, message: 'is nested too deep' };
  for (const [name, member] of Object.entries(value)) {
    if (!name.isWellFormed()) return { path, message: 'has a name with half of a surrogate pair' };
    const fault = jsonFault(member, depth - 1, [...path, name]);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
