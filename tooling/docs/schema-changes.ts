import { isDeepStrictEqual } from 'node:util';
import { shapeOf, type Schema, type Schemas, type Shape } from './schema-shape.ts';

/** Where a schema is used. A client sends and reads by the old document: the new one must accept its requests and answer as it can read. */
export type Direction = 'request' | 'response';

const upperLimits = ['maximum', 'maxLength', 'maxItems', 'maxProperties'] as const;
const lowerLimits = ['minimum', 'minLength', 'minItems', 'minProperties'] as const;

const list = (values: Iterable<unknown>) => [...values].map((value) => JSON.stringify(value)).join(', ');
/** An integer is a number. */
const includesType = (types: ReadonlySet<string>, type: string) =>
  types.size === 0 || types.has(type) || (type === 'integer' && types.has('number'));

/** The types and values that `wide` allows and `narrow` does not. */
function narrowings(wide: Shape, narrow: Shape): string[] {
  const isUntyped = wide.types.size === 0 && narrow.types.size > 0;
  const types = isUntyped ? ['anything'] : [...wide.types].filter((type) => !includesType(narrow.types, type));
  if (narrow.values === undefined) return types;
  const values = wide.values === undefined ? ['other values'] : [...wide.values].filter((value) => narrow.values?.has(value) === false);
  return [...types, ...(values.length > 0 ? [wide.values === undefined ? 'other values' : list(values)] : [])];
}

function limitChanges({ keywords: before }: Shape, { keywords: after }: Shape): string[] {
  const number = (schema: Schema, name: string) => (typeof schema[name] === 'number' ? schema[name] : undefined);
  const tighter = [
    ...upperLimits.filter((name) => (number(after, name) ?? Infinity) < (number(before, name) ?? Infinity)),
    ...lowerLimits.filter((name) => (number(after, name) ?? -Infinity) > (number(before, name) ?? -Infinity)),
  ];
  // Which of two patterns accepts more cannot be computed, so each change of one is reported.
  const changed = ['pattern', 'uniqueItems', 'propertyNames'].filter(
    (name) => after[name] !== undefined && !isDeepStrictEqual(after[name], before[name]),
  );
  return [
    ...tighter.map((name) => `${name} is ${JSON.stringify(after[name])}, was ${JSON.stringify(before[name]) ?? 'not set'}`),
    ...changed.map((name) => `has another ${name}`),
  ];
}

function requestChanges(before: Shape, after: Shape): string[] {
  const rejected = narrowings(before, after);
  const removed = Object.keys(before.fields).filter((name) => after.isClosed && !(name in after.fields));
  return [
    ...(rejected.length > 0 ? [`no longer accepts ${rejected.join(', ')}`] : []),
    ...limitChanges(before, after),
    ...(after.isClosed && !before.isClosed ? ['no longer accepts other members'] : []),
    ...[...after.required].filter((name) => !before.required.has(name)).map((name) => `now requires ${name}`),
    ...removed.map((name) => `no longer accepts ${name}`),
    ...(before.default !== undefined && !isDeepStrictEqual(before.default, after.default) ? ['has another default'] : []),
  ];
}

function responseChanges(before: Shape, after: Shape): string[] {
  const added = narrowings(after, before);
  const optional = [...before.required].filter((name) => name in after.fields && !after.required.has(name));
  return [
    ...(added.length > 0 ? [`may now be ${added.join(', ')}`] : []),
    ...Object.keys(before.fields)
      .filter((name) => !(name in after.fields))
      .map((name) => `no longer has ${name}`),
    ...optional.map((name) => `may now lack ${name}`),
  ];
}

/** Changes that break a client in a schema itself, without the schemas of its parts. */
function ownChanges(before: Shape, after: Shape, direction: Direction): string[] {
  const { format } = after.keywords;
  return [
    ...(before.keywords.format === format ? [] : [`format is ${format}, was ${before.keywords.format}`]),
    ...(direction === 'request' ? requestChanges(before, after) : responseChanges(before, after)),
  ];
}

/** Changes that break a client in the variants of a union, without their schemas. */
function variantChanges(before: Shape, after: Shape, direction: Direction): string[] {
  const [old, current] = [Object.keys(before.variants), Object.keys(after.variants)];
  if (old.length === 0) return [];
  if (current.length === 0) return [`is no longer a union of ${old.join(', ')}`];
  if (direction === 'request') return old.filter((value) => !current.includes(value)).map((value) => `no longer accepts ${value}`);
  return current.filter((value) => !old.includes(value)).map((value) => `may now be ${value}`);
}

/** Compares schemas of two documents, each pair once. */
export class SchemaComparison {
  readonly #before: Schemas;
  readonly #after: Schemas;
  readonly #compared = new Set<string>();

  constructor(before: Schemas, after: Schemas) {
    this.#before = before;
    this.#after = after;
  }

  /** Changes that break a client, one per line. A place is given by the nearest schema that has a name, and the path from there. */
  changes(old: Schema, current: Schema, place: string, direction: Direction): string[] {
    const [before, after] = [shapeOf(old, this.#before), shapeOf(current, this.#after)];
    if (before.name !== undefined) {
      const pair = `${before.name} ${after.name} ${direction}`;
      if (after.name !== undefined && this.#compared.has(pair)) return [];
      this.#compared.add(pair);
    }
    const here = before.name ?? place;
    const isRenamed = before.name !== undefined && after.name !== undefined && before.name !== after.name;
    const changes = [...ownChanges(before, after, direction), ...variantChanges(before, after, direction)];
    return [
      ...(isRenamed ? [`${place}: is now ${after.name}, was ${before.name}`] : []),
      ...changes.map((change) => `${here} (${direction}): ${change}`),
      ...this.#partChanges(before, after, here, direction),
    ];
  }

  #partChanges(before: Shape, after: Shape, here: string, direction: Direction): string[] {
    const pairs: (readonly [Schema | undefined, Schema | undefined, string])[] = [
      ...Object.entries(before.fields).map(([name, field]) => [field, after.fields[name], `${here}/${name}`] as const),
      ...Object.entries(before.variants).map(([value, variant]) => [variant, after.variants[value], `${here}/${value}`] as const),
      [before.items, after.items, `${here}/*`],
      [before.additional, after.additional, `${here}/additional`],
    ];
    return pairs.flatMap(([old, current, place]) =>
      old === undefined || current === undefined ? [] : this.changes(old, current, place, direction),
    );
  }
}
