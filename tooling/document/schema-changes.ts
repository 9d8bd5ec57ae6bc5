import { isDeepStrictEqual } from 'node:util';
import { shapeOf, type Schema, type Schemas, type Shape } from './schema-shape.ts';

/** Which way a value goes: a client sends by the old document and reads by the old document, whatever the server says now. */
export type Direction = 'sent' | 'read';

const upper = ['maximum', 'maxLength', 'maxItems', 'maxProperties'] as const;
const lower = ['minimum', 'minLength', 'minItems', 'minProperties'] as const;

const list = (values: Iterable<unknown>) => [...values].map((value) => JSON.stringify(value)).join(', ');
/** An integer is a number. */
const isIn = (type: string, types: ReadonlySet<string>) =>
  types.size === 0 || types.has(type) || (type === 'integer' && types.has('number'));
const missingFrom = (types: ReadonlySet<string>, from: ReadonlySet<string>) => [...types].filter((type) => !isIn(type, from));

/** What one shape allows and the other does not, as far as types and values go. */
function narrowings(wide: Shape, narrow: Shape): string[] {
  const types = wide.types.size === 0 && narrow.types.size > 0 ? ['anything'] : missingFrom(wide.types, narrow.types);
  if (narrow.values === undefined) return types;
  const values = wide.values === undefined ? ['other values'] : [...wide.values].filter((value) => narrow.values?.has(value) === false);
  return [...types, ...(values.length > 0 ? [wide.values === undefined ? 'other values' : list(values)] : [])];
}

function limitChanges({ keywords: was }: Shape, { keywords: is }: Shape): string[] {
  const number = (schema: Schema, name: string) => (typeof schema[name] === 'number' ? schema[name] : undefined);
  const tighter = [
    ...upper.filter((name) => (number(is, name) ?? Infinity) < (number(was, name) ?? Infinity)),
    ...lower.filter((name) => (number(is, name) ?? -Infinity) > (number(was, name) ?? -Infinity)),
  ];
  // A pattern may be wider or narrower than another: who knows says so.
  const another = ['pattern', 'uniqueItems', 'propertyNames'].filter(
    (name) => is[name] !== undefined && !isDeepStrictEqual(is[name], was[name]),
  );
  return [
    ...tighter.map((name) => `${name} is ${JSON.stringify(is[name])}, was ${JSON.stringify(was[name]) ?? 'not there'}`),
    ...another.map((name) => `has another ${name}`),
  ];
}

/** What breaks a client in one place, without what is below it. */
function changesHere(was: Shape, is: Shape, direction: Direction): string[] {
  const changes: string[] = [];
  const gone = narrowings(was, is);
  const added = narrowings(is, was);
  if (direction === 'sent' && gone.length > 0) changes.push(`takes no more ${gone.join(', ')}`);
  if (direction === 'read' && added.length > 0) changes.push(`may be ${added.join(', ')}`);
  if (was.keywords.format !== is.keywords.format) changes.push(`format is ${is.keywords.format}, was ${was.keywords.format}`);
  if (direction === 'sent') {
    changes.push(...limitChanges(was, is));
    if (is.isClosed && !was.isClosed) changes.push('takes no other members');
    for (const name of is.required) if (!was.required.has(name)) changes.push(`asks for ${name}`);
    for (const name of Object.keys(was.fields)) if (is.isClosed && !(name in is.fields)) changes.push(`takes no more ${name}`);
    if (was.default !== undefined && !isDeepStrictEqual(was.default, is.default)) changes.push('has another default');
  } else {
    for (const name of Object.keys(was.fields)) if (!(name in is.fields)) changes.push(`has no more ${name}`);
    for (const name of was.required) if (name in is.fields && !is.required.has(name)) changes.push(`may lack ${name}`);
  }
  return changes;
}

/** Compares schemas of two documents, each pair once. */
export class SchemaComparison {
  readonly #was: Schemas;
  readonly #is: Schemas;
  readonly #seen = new Set<string>();

  constructor(was: Schemas, is: Schemas) {
    this.#was = was;
    this.#is = is;
  }

  /** What breaks a client, a line each; places are named from the nearest schema that has a name. */
  changes(was: Schema, is: Schema, place: string, direction: Direction): string[] {
    const [before, after] = [shapeOf(was, this.#was), shapeOf(is, this.#is)];
    if (before.name !== undefined) {
      const pair = `${before.name} ${after.name} ${direction}`;
      if (after.name !== undefined && this.#seen.has(pair)) return [];
      this.#seen.add(pair);
    }
    const here = before.name ?? place;
    const renamed = before.name !== undefined && after.name !== undefined && before.name !== after.name;
    const own = changesHere(before, after, direction).map((change) => `${here} (${direction}): ${change}`);
    return [
      ...(renamed ? [`${place}: is ${after.name} in place of ${before.name}`] : []),
      ...own,
      ...this.#below(before, after, here, direction),
    ];
  }

  #below(was: Shape, is: Shape, here: string, direction: Direction): string[] {
    const pairs: (readonly [Schema | undefined, Schema | undefined, string])[] = [
      ...Object.entries(was.fields).map(([name, field]) => [field, is.fields[name], `${here}/${name}`] as const),
      ...Object.entries(was.variants).map(([value, variant]) => [variant, is.variants[value], `${here}/${value}`] as const),
      [was.items, is.items, `${here}/*`],
      [was.others, is.others, `${here}/others`],
    ];
    const lost = direction === 'sent' ? Object.keys(was.variants).filter((value) => !(value in is.variants)) : [];
    const added =
      direction === 'read' && Object.keys(was.variants).length > 0
        ? Object.keys(is.variants).filter((value) => !(value in was.variants))
        : [];
    const isNoUnion = Object.keys(was.variants).length > 0 && Object.keys(is.variants).length === 0;
    return [
      ...(isNoUnion ? [`${here} (${direction}): is no union of ${Object.keys(was.variants).join(', ')} any more`] : []),
      ...(isNoUnion ? [] : [...lost, ...added]).map(
        (value) => `${here} (${direction}): ${direction === 'sent' ? 'takes no more' : 'may be'} ${value}`,
      ),
      ...pairs.flatMap(([before, after, place]) =>
        before === undefined || after === undefined ? [] : this.changes(before, after, place, direction),
      ),
    ];
  }
}
