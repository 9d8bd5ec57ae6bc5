import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

interface DocumentedOperation {
  readonly operationId: string;
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly examples?: Readonly<Record<string, { value: object }>> }>>;
  };
}

const { paths } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../docs/openapi.json'), 'utf8')) as {
  paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
};

/** The call of the server: the route of an operation in REST, or its name in tRPC. */
export interface AskedCall {
  readonly door: 'REST' | 'tRPC';
  readonly method: string;
  readonly path: string;
  /** As tRPC names it. */
  readonly name: string;
  readonly body: Readonly<Record<string, unknown>> | undefined;
}

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId, requestBody }]) => {
    const examples = Object.values(requestBody?.content['application/json']?.examples ?? {});
    const body = examples[0]?.value as AskedCall['body'];
    return [{ method: method.toUpperCase(), path, name: operationId.replace('_', '.'), body }];
  }),
);

/** Reads "POST /campaigns/{id}/pause", or "campaigns.pause" for the same in tRPC. */
export function readCall(asked: string): AskedCall {
  const found = operations.find(({ method, path, name }) => asked === name || asked === `${method} ${path}`);
  if (found === undefined)
    throw new Error(
      `There is no ${asked}. REST: ${operations.map(({ method, path }) => `"${method} ${path}"`).join(', ')}. tRPC: ${operations.map(({ name }) => name).join(', ')}.`,
    );
  return { ...found, door: asked === found.name ? 'tRPC' : 'REST' };
}

/** The state of a record before a call of it succeeds. */
const before: Readonly<Record<string, readonly string[]>> = {
  'campaigns.pause': ['campaigns.activate'],
  'campaigns.resume': ['campaigns.activate', 'campaigns.pause'],
  'campaigns.complete': ['campaigns.activate'],
  'campaigns.restore': ['campaigns.delete'],
  'content.restore': ['content.delete'],
};

/** Makes calls over one connection that stays open. */
export class Caller {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #url: string;
  readonly #key: string;

  constructor(url: string, key: string) {
    this.#url = url;
    this.#key = key;
  }

  /** Brings a record into the state that the call needs; resolves to its id, if the call is for one record. */
  async prepare({ path, name }: AskedCall): Promise<string | undefined> {
    if (!path.includes('{id}')) return undefined;
    const make = path.startsWith('/campaigns') ? 'POST /campaigns' : 'POST /content/generate';
    const { id } = JSON.parse(await this.make(readCall(make))) as { id: string };
    for (const step of before[name] ?? []) {
      const route = operations.find((operation) => operation.name === step);
      await this.make(readCall(`${route?.method} ${route?.path}`), id);
    }
    return id;
  }

  /** Makes the call and resolves to the body of its answer. Throws when it is refused. */
  make({ door, method, path, name, body }: AskedCall, id?: string): Promise<string> {
    if (door === 'REST') return this.#send(method, `/v1${path.replace('{id}', id ?? '')}`, body);
    const input = JSON.stringify({ json: { ...body, ...(id !== undefined && { id }) } });
    return method === 'GET'
      ? this.#send('GET', `/trpc/${name}?input=${encodeURIComponent(input)}`)
      : this.#send('POST', `/trpc/${name}`, JSON.parse(input) as object);
  }

  close(): void {
    this.#agent.destroy();
  }

  async #send(method: string, path: string, body?: object): Promise<string> {
    const headers = { authorization: `Bearer ${this.#key}`, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const sent = request(`${this.#url}${path}`, { method, headers, agent: this.#agent }).end(body && JSON.stringify(body));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const answer = await text(response);
    if ((response.statusCode ?? 500) >= 300) throw new Error(`${method} ${path}: ${response.statusCode} ${answer}`);
    return answer;
  }
}
