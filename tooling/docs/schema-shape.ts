/** The parts of a JSON Schema whose changes can break a client. */
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

/** A schema with its reference followed, and the two notations of "or `null`" unified. */
export interface Shape {
  /** Its name in the document, if it has one. */
  readonly name: string | undefined;
  readonly types: ReadonlySet<string>;
  /** `undefined`: all values of its types. */
  readonly values: ReadonlySet<unknown> | undefined;
  readonly fields: Readonly<Record<string, Schema>>;
  readonly required: ReadonlySet<string>;
  readonly isClosed: boolean;
  /** The schema of unnamed members. */
  readonly additional: Schema | undefined;
  readonly items: Schema | undefined;
  /** The schemas of a union, by the value of its discriminator. */
  readonly variants: Readonly<Record<string, Schema>>;
  readonly default: unknown;
  readonly keywords: Schema;
}

const nameOf = ($ref: string) => $ref.replace('#/components/schemas/', '');

/** The schema beside `null` in a nullable schema. */
function nonNullOption(schema: Schema): Schema | undefined {
  const [option, ...more] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  return option !== undefined && more.length === 0 && schema.anyOf?.length === 2 ? option : undefined;
}

/** Reads a schema of a document. */
export function shapeOf(schema: Schema, schemas: Schemas): Shape {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    const { $ref: _, ...rest } = schema;
    return { ...shapeOf({ ...schemas[name], ...rest }, schemas), name };
  }
  const option = nonNullOption(schema);
  if (option !== undefined) {
    const shape = shapeOf(option, schemas);
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
    additional: typeof additionalProperties === 'object' ? additionalProperties : undefined,
    items,
    variants: Object.fromEntries(variants),
    default: schema.default,
    keywords: schema,
  };
}
