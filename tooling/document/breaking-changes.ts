import { SchemaComparison } from './schema-changes.ts';
import type { Schema, Schemas } from './schema-shape.ts';

interface Media {
  readonly schema?: Schema;
}

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

interface Response {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, { readonly $ref?: string; readonly required?: boolean }>>;
  readonly content?: Readonly<Record<string, Media>>;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Response>>;
}

/** As much of an OpenAPI document as a client can be broken by. */
export interface ApiDocument {
  readonly servers?: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>> & { readonly schemas: Schemas };
}

/** Follows a reference into the components. */
function found<T extends { readonly $ref?: string }>({ components }: ApiDocument, given: T): T {
  const [kind = '', name = ''] = given.$ref?.replace('#/components/', '').split('/') ?? [];
  return given.$ref === undefined ? given : (components[kind]?.[name] as T);
}

const parametersOf = (document: ApiDocument, { parameters = [] }: Operation) =>
  new Map(parameters.map((given) => found(document, given)).map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));

/** Everything in which a client that was made from one document breaks with a server of another, a line each. */
export function breakingChanges(was: ApiDocument, is: ApiDocument): string[] {
  const schemas = new SchemaComparison(was.components.schemas, is.components.schemas);

  function parameterChanges(before: Operation, after: Operation): string[] {
    const [old, now] = [parametersOf(was, before), parametersOf(is, after)];
    const added = [...now].filter(([key, { required }]) => required === true && old.get(key)?.required !== true);
    return [
      ...added.map(([key]) => `${before.operationId}: asks for ${key}`),
      ...[...old].flatMap(([key, { schema }]) => {
        const place = `${before.operationId} ${key}`;
        const same = now.get(key);
        if (same === undefined) return [`${before.operationId}: takes no more ${key}`];
        return schema === undefined || same.schema === undefined ? [] : schemas.changes(schema, same.schema, place, 'sent');
      }),
    ];
  }

  function bodyChanges({ operationId, requestBody: before }: Operation, { requestBody: after }: Operation): string[] {
    const place = `${operationId} body`;
    if (before === undefined) return after?.required === true ? [`${operationId}: asks for a body`] : [];
    if (after === undefined) return [`${operationId}: takes no more body`];
    const asked = after.required === true && before.required !== true ? [`${operationId}: asks for a body`] : [];
    return [...asked, ...mediaChanges(before.content, after.content, place, 'sent')];
  }

  function mediaChanges(before: Response['content'], after: Response['content'], place: string, direction: 'sent' | 'read'): string[] {
    return Object.entries(before ?? {}).flatMap(([type, { schema }]) => {
      const same = after?.[type];
      if (same === undefined) return [`${place}: is no more ${type}`];
      return schema === undefined || same.schema === undefined ? [] : schemas.changes(schema, same.schema, place, direction);
    });
  }

  function responseChanges(before: Operation, after: Operation): string[] {
    const added = Object.keys(after.responses).filter((status) => status.startsWith('2') && !(status in before.responses));
    return [
      ...added.map((status) => `${before.operationId}: may answer ${status}`),
      ...Object.entries(before.responses).flatMap(([status, given]) => {
        const place = `${before.operationId} ${status}`;
        const same = after.responses[status];
        if (same === undefined) return [`${before.operationId}: answers no more ${status}`];
        const [old, now] = [found(was, given), found(is, same)];
        const lost = Object.entries(old.headers ?? {}).filter(([name, header]) => {
          const there = now.headers?.[name];
          return there === undefined || (found(was, header).required === true && found(is, there).required !== true);
        });
        return [...lost.map(([name]) => `${place}: may lack the header ${name}`), ...mediaChanges(old.content, now.content, place, 'read')];
      }),
    ];
  }

  const names = Object.keys(was.components.schemas).filter((name) => !(name in is.components.schemas));
  const operations = Object.entries(was.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, before]) => {
      const after = is.paths[path]?.[method];
      if (after === undefined) return [`${before.operationId}: is gone`];
      const renamed = after.operationId === before.operationId ? [] : [`${before.operationId}: is called ${after.operationId}`];
      return [...renamed, ...parameterChanges(before, after), ...bodyChanges(before, after), ...responseChanges(before, after)];
    }),
  );
  const moved = was.servers?.[0]?.url === is.servers?.[0]?.url ? [] : ['the server is at another address'];
  return [...new Set([...moved, ...names.map((name) => `${name}: has no such name any more`), ...operations])];
}
