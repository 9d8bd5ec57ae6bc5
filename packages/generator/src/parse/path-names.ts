import type { JsonObject } from './members.ts';

/** `/sections/0/body`, `sections[0].body`, `sections.0.body` */
const path = /^\/?([\p{L}_][\p{L}\w-]{0,60})(?:\[(\d{1,3})\]|[./](\d{1,3}))(?:[./]([\p{L}_][\p{L}\w-]{0,60}))?$/u;

/** An object whose names are paths to the parts, as the object that they lead through; others as they are, and so are names of the parts themselves. */
export function withPaths(object: JsonObject, parts: readonly string[]): JsonObject {
  const names = Object.keys(object);
  if (!names.some((name) => path.test(name) && !parts.includes(name))) return object;
  const members: Record<string, unknown> = {};
  const lists = new Map<string, unknown[]>();
  for (const name of names) {
    const [, list, inBrackets, index, inner] = parts.includes(name) ? [] : (path.exec(name) ?? []);
    if (list === undefined) {
      members[name] = object[name];
      continue;
    }
    const items = lists.get(list) ?? [];
    lists.set(list, items);
    const at = Number(inBrackets ?? index);
    if (inner === undefined) items[at] = object[name];
    else Object.assign((items[at] ??= {}), { [inner]: object[name] });
  }
  for (const [name, items] of lists) members[name] = items.filter((item) => item !== undefined);
  return members;
}
