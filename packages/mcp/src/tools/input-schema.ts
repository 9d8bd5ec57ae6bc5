import { isPlainObject, jsonSchemaOf, type AgentTool, type Operation } from '@handbill/contract';

type Schema = Readonly<Record<string, unknown>>;

/** An operation's input as agents see it: its fields, and which of them it needs. */
interface Fields {
  readonly fields: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}

/** Agents can do without these: each costs tokens in every conversation. */
const costly = new Set('$defs $schema additionalProperties default examples minItems minLength pattern propertyNames title'.split(' '));
const longList = 40;

const shortened = (text: string): string => (text.split(/(?<=\w\w)[.;]\s|\n\n/, 1)[0] ?? '').replaceAll('`', '').slice(0, 160);

/** A schema without references, alternatives and all that agents can do without. */
function plain(schema: Schema, definitions: Schema): Schema {
  const { $ref, anyOf, oneOf, ...own } = schema as Schema & { $ref?: string; anyOf?: Schema[]; oneOf?: Schema[] };
  if ($ref !== undefined) return plain({ ...(definitions[$ref.slice($ref.lastIndexOf('/') + 1)] as Schema), ...own }, definitions);
  const choices = (anyOf ?? oneOf)?.filter(({ type }) => type !== 'null').map((one) => plain(one, definitions)) ?? [];
  const all = choices.length > 0 ? merged(choices) : {};
  const isByType = choices.length > 1 && all['type'] === 'object';
  const kept = Object.entries({ ...all, ...own }).filter(([name]) => !costly.has(name) && !name.startsWith('x-'));
  return Object.fromEntries(
    kept.flatMap(([name, value]): [string, unknown][] => {
      if (name === 'type' && Array.isArray(value)) return [[name, value.find((one) => one !== 'null')]];
      if (name === 'enum' && Array.isArray(value) && value.length > longList) return [];
      if (name === 'description')
        return [[name, isByType ? `${shortened(String(value))}. ${String(all['description'])}` : shortened(String(value))]];
      if (name === 'items' && isPlainObject(value)) return [[name, withoutDescription(plain(value, definitions))]];
      if (name === 'properties' && isPlainObject(value))
        return [[name, Object.fromEntries(Object.entries(value).map(([member, one]) => [member, plain(one as Schema, definitions)]))]];
      return [[name, value]];
    }),
  );
}

/** A list describes its entries. */
const withoutDescription = ({ description: _, ...others }: Schema): Schema => others;

const valuesOf = ({ enum: values, const: value }: Schema): readonly unknown[] =>
  value === undefined ? ((values as unknown[] | undefined) ?? []) : [value];

/** One schema for a field of several kinds: it takes the values of each of them, and the operation refuses those of others. */
function merged(all: readonly Schema[]): Schema {
  const list = all.find(({ type }) => type === 'array');
  if (list !== undefined) return list;
  const [first = {}] = all;
  if (all.length === 1) return first;
  const { const: _, enum: __, minimum, maximum, properties, required: ___, ...rest } = first;
  const values = [...new Set(all.flatMap(valuesOf))];
  const numbers = all.flatMap((one) => [one['minimum'], one['maximum']].map(Number)).filter((one) => !Number.isNaN(one));
  return {
    ...rest,
    ...(values.length > 0 && { enum: values }),
    ...(minimum !== undefined && { minimum: Math.min(...numbers) }),
    ...(maximum !== undefined && { maximum: Math.max(...numbers) }),
    // By kind: the faults name the fields of each.
    ...(properties !== undefined && { description: `By type: ${all.map(membersOf).join('; ')}` }),
  };
}

const membersOf = ({ properties = {} }: Schema): string => Object.keys(properties as object).join(', ');

/** The fields of a schema that is an object, or one object or another: those that all have are needed. */
function fieldsOf(schema: Schema): Fields {
  const definitions = (schema['$defs'] ?? {}) as Schema;
  const resolved = (one: Schema): Schema => {
    const { $ref: name } = one as { $ref?: string };
    return name === undefined ? one : resolved(definitions[name.slice(name.lastIndexOf('/') + 1)] as Schema);
  };
  const root = resolved(schema);
  const kinds = ((root['oneOf'] ?? root['anyOf'] ?? [root]) as Schema[]).map(resolved);
  const shapes = kinds.map(({ properties = {}, required = [] }) => ({
    properties: properties as Readonly<Record<string, Schema>>,
    required: required as readonly string[],
  }));
  const names = [...new Set(shapes.flatMap(({ properties }) => Object.keys(properties)))];
  const kindsWith = (name: string) => shapes.filter(({ properties }) => properties[name] !== undefined);
  const field = (name: string): Schema => {
    const having = kindsWith(name);
    const schemas = having.map(({ properties }) => plain(properties[name] ?? {}, definitions));
    const one = merged(schemas.filter((each, at) => schemas.findIndex((other) => isSame(other, each)) === at));
    const of = having.flatMap(({ properties: { type } }) => valuesOf(type ?? {})).join(', ');
    const { description = '' } = one as { description?: string };
    return having.length === shapes.length ? one : { ...one, description: `${description} (${of} only)` };
  };
  return {
    fields: Object.fromEntries(names.map((name) => [name, field(name)])),
    required: names.filter((name) => shapes.every(({ required }) => required.includes(name))),
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields of an operation that a tool has. */
export function toolFields({ input }: Operation, { without = [], sets = {} }: AgentTool): Fields {
  const { fields, required } = fieldsOf(jsonSchemaOf(input, 'input'));
  const isShown = (name: string): boolean => !without.includes(name) && !Object.hasOwn(sets, name);
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([name]) => isShown(name))),
    required: required.filter(isShown),
  };
}
