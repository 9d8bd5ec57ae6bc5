import { isPlainObject } from '@handbill/contract';

/**
 * JSON merge patch (RFC 7386): absent keeps, `null` removes, objects merge, all else replaces. Safe for any name, `__proto__` too.
 * `undefined`, which only superjson can send, is as good as absent.
 */
export function mergePatch(target: unknown, patch: unknown): unknown {
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
