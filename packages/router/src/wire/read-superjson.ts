import { notJson } from '@handbill/operations';

/** The form that superjson writes: JSON, and in `meta` the values that JSON has not. */
interface Sent {
  readonly json?: unknown;
  readonly meta?: { readonly values?: unknown; readonly referentialEqualities?: unknown; readonly v?: unknown };
}

type Node = Record<string, unknown>;
type Paths = Readonly<Record<string, unknown>>;

const numbers = new Map<unknown, number>([
  ['NaN', Number.NaN],
  ['Infinity', Infinity],
  ['-Infinity', -Infinity],
  ['-0', -0],
]);

/** The types that some field may have, or that say that there is none. All others, a `Map` or an `Error`, no field takes. */
function read(value: unknown, type: unknown): unknown {
  if (type === 'Date') return typeof value === 'string' ? new Date(value) : notJson;
  if (type === 'number') return numbers.get(value) ?? notJson;
  return type === 'undefined' ? undefined : notJson;
}

/** `a.b\.c` → `a`, `b.c`; before version 1 a backslash stood for itself everywhere else. */
function namesOf(path: string, isLegacy: boolean): string[] {
  const names: string[] = [];
  let name = '';
  for (let at = 0; at < path.length; at += 1) {
    const next = path[at + 1];
    if (path[at] === '.') {
      names.push(name);
      name = '';
    } else if (path[at] === '\\' && (next === '.' || (next === '\\' && !isLegacy))) {
      name += next;
      at += 1;
    } else name += path[at];
  }
  return [...names, name];
}

/** A step into a value, to an entry of its own and no other: no prototype, no length of a list, no place beyond its end. */
function entryOf(node: unknown, name: string): Node {
  const isEntry = typeof node === 'object' && node !== null && Object.hasOwn(node, name) && (!Array.isArray(node) || name !== 'length');
  if (!isEntry) throw new TypeError('A path of superjson leads nowhere');
  return node as Node;
}

const at = (root: Node, names: readonly string[]): unknown => names.reduce<unknown>((node, name) => entryOf(node, name)[name], root);

function change(root: Node, names: readonly string[], changed: (value: unknown) => unknown): void {
  const last = names.at(-1) ?? '';
  const node = entryOf(at(root, names.slice(0, -1)), last);
  node[last] = changed(node[last]);
}

const asPaths = (value: unknown): Paths => (typeof value === 'object' && value !== null ? (value as Paths) : {});
const asTexts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((path) => typeof path === 'string') : []);

/**
 * Reads an input as the client's superjson wrote it, in linear time for any paths. superjson itself copies by recursion, follows any path
 * (`tags.4294967294` makes a list of four billion) and creates types that no field has. Throws on a form that superjson does not write.
 */
export function readSuperjson(sent: unknown): unknown {
  const { json, meta } = sent as Sent;
  if (meta === undefined || meta === null) return json;
  const { values, referentialEqualities: equal, v = 0 } = meta;
  const isLegacy = !(Number(v) >= 1);
  // The root stands in a box, so that it has a name as everything else.
  const box: Node = { root: json };
  const pathOf = (path: string) => ['root', ...namesOf(path, isLegacy)];
  // The inner value of a type that no field takes does not matter.
  if (Array.isArray(values)) change(box, ['root'], (value) => read(value, values[0]));
  else
    for (const [path, type] of Object.entries(asPaths(values)))
      change(box, pathOf(path), (value) => read(value, Array.isArray(type) ? type[0] : type));
  const [likeRoot, others] = Array.isArray(equal) ? equal : [[], equal];
  for (const path of asTexts(likeRoot)) change(box, pathOf(path), () => box['root']);
  for (const [path, likes] of Object.entries(asPaths(others))) {
    const value = at(box, pathOf(path));
    for (const like of asTexts(likes)) change(box, pathOf(like), () => value);
  }
  return box['root'];
}
