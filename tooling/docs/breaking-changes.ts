import { SchemaComparison, type Direction } from './schema-changes.ts';
import type { Schema, Schemas } from './schema-shape.ts';

type MediaTypes = Readonly<Record<string, { readonly schema?: Schema }>>;

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
  readonly content?: MediaTypes;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: MediaTypes };
  readonly responses: Readonly<Record<string, Response>>;
}

/** The parts of an OpenAPI document whose changes can break a client. */
export interface ApiDocument {
  readonly servers?: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>> & { readonly schemas: Schemas };
}

/** Follows a reference into the components. */
function resolve<T extends { readonly $ref?: string }>({ components }: ApiDocument, given: T): T {
  const [kind = '', name = ''] = given.$ref?.replace('#/components/', '').split('/') ?? [];
  return given.$ref === undefined ? given : (components[kind]?.[name] as T);
}

const parametersOf = (document: ApiDocument, { parameters = [] }: Operation) =>
  new Map(parameters.map((given) => resolve(document, given)).map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));

class DocumentComparison {
  readonly #before: ApiDocument;
  readonly #after: ApiDocument;
  readonly #schemas: SchemaComparison;

  constructor(before: ApiDocument, after: ApiDocument) {
    this.#before = before;
    this.#after = after;
    this.#schemas = new SchemaComparison(before.components.schemas, after.components.schemas);
  }

  changes(): string[] {
    const hasMoved = this.#before.servers?.[0]?.url !== this.#after.servers?.[0]?.url;
    const lostNames = Object.keys(this.#before.components.schemas).filter((name) => !(name in this.#after.components.schemas));
    const operations = Object.entries(this.#before.paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, before]) => this.#operation(before, this.#after.paths[path]?.[method])),
    );
    return [
      ...(hasMoved ? ['the server has another address'] : []),
      ...lostNames.map((name) => `${name}: no longer exists under this name`),
      ...operations,
    ];
  }

  #operation(before: Operation, after: Operation | undefined): string[] {
    const { operationId } = before;
    if (after === undefined) return [`${operationId}: was removed`];
    const renamed = after.operationId === operationId ? [] : [`${operationId}: was renamed to ${after.operationId}`];
    return [...renamed, ...this.#parameters(before, after), ...this.#body(before, after), ...this.#responses(before, after)];
  }

  #parameters(before: Operation, after: Operation): string[] {
    const { operationId } = before;
    const [old, current] = [parametersOf(this.#before, before), parametersOf(this.#after, after)];
    const added = [...current].filter(([key, { required }]) => required === true && old.get(key)?.required !== true);
    return [
      ...added.map(([key]) => `${operationId}: now requires ${key}`),
      ...[...old].flatMap(([key, { schema }]) => {
        const parameter = current.get(key);
        if (parameter === undefined) return [`${operationId}: no longer accepts ${key}`];
        return this.#schema(schema, parameter.schema, `${operationId} ${key}`, 'request');
      }),
    ];
  }

  #body({ operationId, requestBody: before }: Operation, { requestBody: after }: Operation): string[] {
    const required = after?.required === true && before?.required !== true ? [`${operationId}: now requires a body`] : [];
    if (before === undefined) return required;
    if (after === undefined) return [`${operationId}: no longer accepts a body`];
    return [...required, ...this.#mediaTypes(before.content, after.content, `${operationId} body`, 'request')];
  }

  #responses(before: Operation, after: Operation): string[] {
    const { operationId } = before;
    const added = Object.keys(after.responses).filter((status) => status.startsWith('2') && !(status in before.responses));
    return [
      ...added.map((status) => `${operationId}: may now answer ${status}`),
      ...Object.entries(before.responses).flatMap(([status, response]) => {
        const current = after.responses[status];
        if (current === undefined) return [`${operationId}: no longer answers ${status}`];
        return this.#response(resolve(this.#before, response), resolve(this.#after, current), `${operationId} ${status}`);
      }),
    ];
  }

  #response(before: Response, after: Response, place: string): string[] {
    const lost = Object.entries(before.headers ?? {}).filter(([name, header]) => {
      const current = after.headers?.[name];
      if (current === undefined) return true;
      return resolve(this.#before, header).required === true && resolve(this.#after, current).required !== true;
    });
    const headers = lost.map(([name]) => `${place}: may now lack the header ${name}`);
    return [...headers, ...this.#mediaTypes(before.content, after.content, place, 'response')];
  }

  #mediaTypes(before: MediaTypes = {}, after: MediaTypes = {}, place: string, direction: Direction): string[] {
    return Object.entries(before).flatMap(([type, { schema }]) => {
      const current = after[type];
      return current === undefined ? [`${place}: is no longer ${type}`] : this.#schema(schema, current.schema, place, direction);
    });
  }

  #schema(before: Schema | undefined, after: Schema | undefined, place: string, direction: Direction): string[] {
    return before === undefined || after === undefined ? [] : this.#schemas.changes(before, after, place, direction);
  }
}

/** All differences that break a client made from the document `before` when it calls a server with the document `after`, one per line. */
export function breakingChanges(before: ApiDocument, after: ApiDocument): string[] {
  return [...new Set(new DocumentComparison(before, after).changes())];
}
