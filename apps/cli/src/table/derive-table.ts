import { contentTypes, hasOwnRoute, jsonSchemaOf, nouns, operations, takesRevision, type OperationTree } from '@handbill/contract';
import { deriveLayout } from './derive-layout.ts';
import type { Field, OperationTable } from './operation-row.ts';

/** As much of a JSON Schema as a command line shows. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly description?: string;
}

type Definitions = Readonly<Record<string, Schema>>;

/** Follows references, and takes `null` out of types that allow it. */
function resolve(schema: Schema, definitions: Definitions): Schema {
  const { description } = schema;
  const own = description === undefined ? {} : { description };
  if (schema.$ref !== undefined) return { ...resolve(definitions[schema.$ref.replace('#/$defs/', '')] ?? {}, definitions), ...own };
  const choices = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null');
  return choices.length === 1 && choices[0] !== undefined ? { ...resolve(choices[0], definitions), ...own } : schema;
}

/** The objects that a schema may be: one, or one for each value of `type`. */
const variantsOf = (schema: Schema, definitions: Definitions): Schema[] =>
  (schema.oneOf ?? schema.anyOf ?? [schema])
    .map((variant) => resolve(variant, definitions))
    .flatMap((variant) => ((variant.oneOf ?? variant.anyOf) ? variantsOf(variant, definitions) : [variant]));

const kinds: Readonly<Record<string, Field['kind']>> = { string: 'text', integer: 'number', number: 'number', boolean: 'boolean' };

const typeOf = ({ type, enum: values, const: value }: Schema): string | undefined =>
  [type].flat().find((one) => one !== 'null') ?? (values !== undefined || value !== undefined ? 'string' : undefined);

/** The description of a value, whether it is given once or several times. */
function valueOf(schema: Schema, definitions: Definitions): Pick<Field, 'kind' | 'choices'> {
  const variants = variantsOf(schema, definitions);
  const types = new Set(variants.map(typeOf));
  const [type] = types;
  const choices = variants.flatMap(({ enum: values = [], const: value }) => (value === undefined ? values : [value]));
  return { kind: types.size === 1 ? (kinds[type ?? ''] ?? 'json') : 'json', choices: choices.filter((one) => typeof one === 'string') };
}

function fieldOf(name: string, schemas: readonly Schema[], definitions: Definitions, isRequired: Field['isRequired'], depth = 0): Field {
  const [first = {}, ...others] = schemas.map((schema) => resolve(schema, definitions));
  const item = first.type === 'array' && first.items !== undefined ? resolve(first.items, definitions) : first;
  const { kind, choices } = valueOf(item, definitions);
  const members = first.type === 'object' && depth === 0 ? fieldsOf([first, ...others], definitions, 1) : [];
  return {
    name,
    kind,
    isList: item !== first && kind !== 'json',
    choices: [...new Set([...choices, ...others.flatMap((other) => valueOf(other, definitions).choices)])],
    description: first.description ?? item.description ?? '',
    isRequired,
    members,
  };
}

/** The fields that any of these objects has. */
function fieldsOf(objects: readonly Schema[], definitions: Definitions, depth = 0): Field[] {
  const kindOf = ({ properties = {} }: Schema) => String(resolve(properties['type'] ?? {}, definitions).const);
  return [...new Set(objects.flatMap(({ properties = {} }) => Object.keys(properties)))].map((name) => {
    const having = objects.filter(({ properties = {} }) => name in properties);
    const needing = objects.filter(({ required = [] }) => required.includes(name));
    const isRequired = needing.length === objects.length || (needing.length > 0 && needing.map(kindOf));
    const schemas = having.map(({ properties = {} }) => properties[name] ?? {});
    return fieldOf(name, schemas, definitions, isRequired, depth);
  });
}

/** The command line's view of a tree of operations: the contract without its schemas, which take longer to load than a call. */
export function deriveTable(tree: OperationTree): OperationTable {
  const rows = operations(tree).filter(({ operation }) => hasOwnRoute(operation));
  const described: Readonly<Record<string, { readonly description: string }>> = nouns;
  return {
    groups: Object.fromEntries(
      rows.map(({ name }) => name.split('.')[0] ?? '').map((group) => [group, described[group]?.description ?? '']),
    ),
    rows: rows.map(({ name, operation }) => {
      const schema = jsonSchemaOf(operation.input, 'input') as Schema;
      const definitions = schema.$defs ?? {};
      const fields = fieldsOf(variantsOf(resolve(schema, definitions), definitions), definitions);
      const { kind, method, path, summary, description = '', pathParameters, download } = operation;
      const words = pathParameters;
      const revision = takesRevision(operation);
      return { name, kind, method, path, summary, description, words, fields, isFile: download !== undefined, takesRevision: revision };
    }),
    kinds: Object.values(contentTypes).map(deriveLayout),
  };
}
