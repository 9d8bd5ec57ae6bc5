import { isDeepStrictEqual } from 'node:util';
import type { Document } from 'mongodb';

const keysOf = (schema: Document) => Object.keys(schema).toSorted().join();

/** Keywords that can be merged; with any other one, two schemas become alternatives. */
const mergeable = new Set(['bsonType', 'enum', 'items', 'properties', 'required']);

const isScalar = ({ items, properties }: Document) => items === undefined && properties === undefined;

/** Fields that tell one kind of record from another, such as `type: ['email']`. */
const kindOf = ({ properties = {}, required = [] }: Document): object =>
  Object.fromEntries(
    required.filter((name: string) => properties[name]?.enum?.length === 1).map((name: string) => [name, properties[name].enum]),
  );

function areOfOneKind(a: Document, b: Document): boolean {
  const [{ required: _, ...ours }, { required: __, ...theirs }] = [a, b];
  return (
    keysOf(ours) === keysOf(theirs) &&
    Object.keys(a).every((keyword) => mergeable.has(keyword)) &&
    (isScalar(a) || isDeepStrictEqual(a['bsonType'], b['bsonType'])) &&
    isDeepStrictEqual(kindOf(a), kindOf(b))
  );
}

const listUnion = (a: readonly unknown[], b: readonly unknown[]) => [...new Set([...a, ...b])];

/** Field by field, since servers of both versions write single fields of one record. */
function fieldwise(a: Document, b: Document): Document {
  const required = (a['required'] ?? []).filter((name: string) => b['required']?.includes(name));
  const shared = (name: string) =>
    name in a['properties'] && name in b['properties'] ? schemaUnion(a['properties'][name], b['properties'][name]) : undefined;
  const properties = Object.entries({ ...b['properties'], ...a['properties'] }).map(([name, either]) => [name, shared(name) ?? either]);
  return {
    ...('bsonType' in a && { bsonType: listUnion(a['bsonType'], b['bsonType']) }),
    ...('enum' in a && { enum: listUnion(a['enum'], b['enum']) }),
    ...(required.length > 0 && { required }),
    ...('properties' in a && { properties: Object.fromEntries(properties) }),
    ...('items' in a && { items: schemaUnion(a['items'], b['items']) }),
  };
}

const alternatives = (schema: Document): Document[] => (keysOf(schema) === 'anyOf' ? schema['anyOf'] : [schema]);

function withAlternative(known: Document[], added: Document): Document[] {
  if (known.some((one) => isDeepStrictEqual(one, added))) return known;
  const position = known.findIndex((one) => areOfOneKind(one, added));
  const former = known[position];
  return former === undefined ? [...known, added] : known.with(position, fieldwise(former, added));
}

/** A `$jsonSchema` that accepts the documents of either, also field by field. `a` itself when it accepts all of `b`. */
export function schemaUnion(a: Document, b: Document): Document {
  if (isDeepStrictEqual(a, b)) return a;
  if (keysOf(a) === 'allOf' && keysOf(b) === 'allOf' && a['allOf'].length === b['allOf'].length)
    return { allOf: a['allOf'].map((part: Document, index: number) => schemaUnion(part, b['allOf'][index])) };
  const [only, ...others] = alternatives(b).reduce(withAlternative, alternatives(a));
  return only !== undefined && others.length === 0 ? only : { anyOf: [only, ...others] };
}
