/** As much of a JSON Schema as a client can be broken by. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string; readonly mapping?: Readonly<Record<string, string>> };
  readonly [keyword: string]: unknown;
}

export type Schemas = Readonly<Record<string, Schema>>;

/** A schema with references followed, and with its two ways to say "or `null`" brought to one. */
export interface Shape {
  /** Where it is named, if it is. */
  readonly name: string | undefined;
  readonly types: ReadonlySet<string>;
  /** `undefined`: any value of its types. */
  readonly values: ReadonlySet<unknown> | undefined;
  readonly fields: Readonly<Record<string, Schema>>;
  readonly required: ReadonlySet<string>;
  readonly isClosed: boolean;
  /** What members are that have no name of their own. */
  readonly others: Schema | undefined;
  readonly items: Schema | undefined;
  /** By the value that tells them apart. */
  readonly variants: Readonly<Record<string, Schema>>;
  readonly default: unknown;
  readonly keywords: Schema;
}

const nameOf = ($ref: string) => $ref.replace('#/components/schemas/', '');

/** The one schema beside `null`, where there is one, with what is said around it. */
function otherThanNull(schema: Schema): Schema | undefined {
  const [only, ...more] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  return only !== undefined && more.length === 0 && schema.anyOf?.length === 2 ? only : undefined;
}

/** Reads a schema of a document. */
export function shapeOf(schema: Schema, schemas: Schemas): Shape {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    const { $ref: _, ...around } = schema;
    return { ...shapeOf({ ...schemas[name], ...around }, schemas), name };
  }
  const other = otherThanNull(schema);
  if (other !== undefined) {
    const shape = shapeOf(other, schemas);
    const values = shape.values === undefined ? undefined : new Set([...shape.values, null]);
    return { ...shape, types: new Set([...shape.types, 'null']), values, default: schema.default ?? shape.default };
  }
  const { type = [], properties = {}, required = [], additionalProperties, items, oneOf = [], discriminator } = schema;
  const values = schema.const === undefined ? schema.enum : [schema.const];
  const variants = Object.entries(discriminator?.mapping ?? {}).map(([value, $ref]) => [value, { $ref }] as const);
  return {
    name: undefined,
    types: new Set(oneOf.length > 0 ? ['object'] : [type].flat()),
    values: values === undefined ? undefined : new Set(values),
    fields: properties,
    required: new Set(required),
    isClosed: additionalProperties === false,
    others: typeof additionalProperties === 'object' ? additionalProperties : undefined,
    items,
    variants: Object.fromEntries(variants),
    default: schema.default,
    keywords: schema,
  };
}
