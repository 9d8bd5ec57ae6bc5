import { isRef, type Schema, type Schemas } from '@handbill/openapi';
import { escape } from '../html.ts';

type SchemaObject = Exclude<Schema, { $ref: string }>;

export const nameOf = ({ $ref }: { readonly $ref: string }): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** More values than these are listed with the schema of their name, and not wherever it is used. */
export const maxValuesShown = 20;

export const shownValue = (value: unknown): string => `<code>${escape(typeof value === 'string' ? value : JSON.stringify(value))}</code>`;

export const shownValues = (values: readonly unknown[]): string => values.map(shownValue).join(', ');

const number = (value: number) => value.toLocaleString('en');

function between(least: number | undefined, most: number | undefined, unit = ''): string {
  const few = least === undefined || (least === 0 && most !== undefined) ? undefined : number(least);
  if (most === undefined) return few === undefined ? '' : `at least ${few}${unit}`;
  return `${few === undefined ? `up to ${number(most)}` : `${few}–${number(most)}`}${unit}`;
}

const withLimits = (name: string, ...limits: readonly string[]) => [name, ...limits.filter((limit) => limit !== '')].join(', ');

// That a text is not blank goes without saying.
const patternOf = ({ pattern }: SchemaObject) =>
  pattern === undefined || pattern === String.raw`^\s*\S` || pattern.length > 40 ? '' : `like <code>${escape(pattern)}</code>`;

function textType(schema: SchemaObject): string {
  const { format, minLength, maxLength, enum: choices } = schema;
  const values = choices?.filter((value) => value !== null);
  if (values !== undefined) return values.length > maxValuesShown ? `one of ${values.length} values` : `one of ${shownValues(values)}`;
  if (format === 'date-time') return 'time';
  return withLimits('text', between(minLength, maxLength, ' characters'), patternOf(schema));
}

/** The types of schemas as HTML. It notes which named ones it has linked to. */
export class SchemaText {
  readonly #schemas: Schemas;
  /** The names of schemas that were linked to. */
  readonly linked = new Set<string>();

  constructor(schemas: Schemas) {
    this.#schemas = schemas;
  }

  /** The schema itself, behind references. */
  resolve(schema: Schema): SchemaObject {
    if (!isRef(schema)) return schema;
    const target = this.#schemas[nameOf(schema)];
    if (target === undefined) throw new Error(`The document has no schema ${schema.$ref}`);
    return this.resolve(target);
  }

  link(name: string): string {
    this.linked.add(name);
    return `<a href="#${name}">${name}</a>`;
  }

  /** The type of a value, in a few words. */
  type(schema: Schema): string {
    if (isRef(schema)) {
      const { properties, oneOf, enum: choices = [] } = this.resolve(schema);
      const hasOwnSection = properties !== undefined || oneOf !== undefined || choices.length > maxValuesShown;
      return hasOwnSection ? this.link(nameOf(schema)) : this.type(this.resolve(schema));
    }
    const { anyOf, oneOf, type } = schema;
    if ('const' in schema) return `always ${shownValue(schema.const)}`;
    if (anyOf !== undefined || oneOf !== undefined) return [...(anyOf ?? []), ...(oneOf ?? [])].map((one) => this.type(one)).join(' or ');
    const types = Array.isArray(type) ? type : [type];
    return types.map((name) => this.#plain(name, schema)).join(' or ');
  }

  #plain(type: string | undefined, schema: SchemaObject): string {
    const { minimum, maximum, minItems, maxItems, uniqueItems, items, additionalProperties: more } = schema;
    if (type === 'string') return textType(schema);
    if (type === 'integer') return withLimits('whole number', between(minimum, maximum));
    if (type === 'number') return withLimits('number', between(minimum, maximum));
    if (type === 'boolean') return '<code>true</code> or <code>false</code>';
    if (type === 'array')
      return `${withLimits('list', between(minItems, maxItems), uniqueItems === true ? 'each once' : '')} of: ${this.type(items ?? {})}`;
    if (type === 'object')
      return typeof more === 'object' && 'type' in more ? `object, any names, each with: ${this.type(more)}` : 'object';
    return type === 'null' ? '<code>null</code>' : 'anything';
  }
}
