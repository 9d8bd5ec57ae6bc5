import type { Schema } from '@handbill/openapi';
import type { Guide } from '../guide-pages.ts';
import { guideAddress } from '../guide-pages.ts';
import { groupAddress, type Group } from './groups.ts';
import type { SchemaText } from './schema-text.ts';

/** What can be searched for, as the pages' script takes it. */
interface Entry {
  readonly address: string;
  readonly title: string;
  /** A word on what it is: a method, or a kind of page. */
  readonly kind: string;
  /** The names of its fields. */
  readonly fields: string;
}

const fieldsOf = (schema: Schema, text: SchemaText): string[] => {
  const { properties = {}, oneOf = [] } = text.resolve(schema);
  return [...Object.keys(properties), ...oneOf.flatMap((kind) => fieldsOf(kind, text))];
};

const joined = (names: readonly string[]) => [...new Set(names)].join(' ');

/** Every call with its fields, every schema that the pages show, and every guide. */
export function searchIndex(groups: readonly Group[], guides: readonly Guide[], text: SchemaText): Entry[] {
  const calls = groups.flatMap(({ name, operations }) =>
    operations.map((operation) => {
      const { operationId, operation: itself } = operation.named;
      const schema = operation.body?.schema;
      const fields = [...operation.parameters.map((one) => one.name), ...(schema === undefined ? [] : fieldsOf(schema, text))];
      return {
        address: `${groupAddress(name)}#${operationId}`,
        title: operation.object.summary ?? operationId,
        kind: itself.method,
        fields: joined([operationId, itself.path, ...fields]),
      };
    }),
  );
  const schemas = [...text.linked].map((name) => ({
    address: `/docs#${name}`,
    title: name,
    kind: 'schema',
    fields: joined(fieldsOf({ $ref: `#/components/schemas/${name}` }, text)),
  }));
  const pages = guides.map(({ name, title, summary }) => ({ address: guideAddress(name), title, kind: 'guide', fields: summary }));
  return [...calls, ...pages, ...schemas];
}
