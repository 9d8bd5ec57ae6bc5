import type { NamedOperation, ProblemDocument } from '@handbill/contract';
import { createTRPCUntypedClient, httpLink, TRPCClientError } from '@trpc/client';
import superjson, { stringify } from 'superjson';
import { allEvents, eventsFromTRPC, restStreams, trpcStreams, type SentEvent, type StreamDoor } from './event-stream.ts';
import { rest, type Reachable, type RestAnswer } from './rest.ts';

type Input = Readonly<Record<string, unknown>>;

/** How a call ended, whichever door it went through; times are text. */
export type Outcome = { readonly answer: unknown } | { readonly problem: ProblemDocument };

/** Parts of a request other than a client of ours would send them. */
export interface RequestParts {
  readonly key?: string;
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer with all that goes over the wire. */
interface SentOutcome {
  readonly outcome: Outcome;
  readonly headers: Headers;
}

export interface Door {
  readonly name: string;
  /** Whether a call of the operation has a body. */
  hasBody(operation: NamedOperation): boolean;
  /** Whether a caller can ask for the answer in a form that there is not. */
  negotiatesForm(operation: NamedOperation): boolean;
  /** The method that the operation is called with. */
  method(operation: NamedOperation): string;
  /** A method that it is not called with. */
  wrongMethod(operation: NamedOperation): string;
  /** Makes the call as clients do. */
  call(server: Reachable, operation: NamedOperation, input: Input, key?: string | null): Promise<Outcome>;
  /** Makes the call with parts of the request replaced. */
  send(server: Reachable, operation: NamedOperation, input: Input, parts: RequestParts): Promise<SentOutcome>;
}

interface RestCall {
  readonly route: string;
  readonly body?: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** Splits a flat input as REST wants it: path, then query or body, and the revision in a header. */
export function restCall({ operation }: NamedOperation, { if_revision, ...input }: Input): RestCall {
  const headers = typeof if_revision === 'number' ? { 'if-match': `"${if_revision}"` } : {};
  const { method, pathParameters, hasBody } = operation;
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const others = Object.entries(input).filter(([name]) => !pathParameters.includes(name));
  if (hasBody) return { route: `${method} ${path}`, headers, ...(others.length > 0 && { body: Object.fromEntries(others) }) };
  const query = new URLSearchParams(
    others.flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)])),
  );
  return { route: `${method} ${path}${query.size > 0 ? `?${query}` : ''}`, headers };
}

/** How a subscription ends: in all of its events, or in the problem that it is refused with. A feed has no end, so it is left at its first event. */
async function subscribed(
  through: StreamDoor,
  server: Reachable,
  named: NamedOperation,
  input: Input,
  key?: string | null,
): Promise<Outcome> {
  const [, path = ''] = restCall(named, input).route.split(' ');
  const stream = await through.subscribe(server, { path, name: named.name, input }, { ...(key !== undefined && { key }) });
  const events: SentEvent[] = [];
  for await (const event of stream) {
    events.push(event);
    if (event.event === 'events.opened') stream.leave();
  }
  return outcomeOfEvents(events);
}

const outcomeOfEvents = (events: readonly SentEvent[]): Outcome =>
  events[0]?.event === 'problem' ? { problem: events[0].data } : { answer: events };

/** A file as tRPC answers it. */
const fileOf = ({ headers, body }: RestAnswer) => ({
  filename: /filename="([^"]*)"/.exec(headers.get('content-disposition') ?? '')?.[1],
  media_type: headers.get('content-type')?.split(';')[0],
  body: body as unknown,
  disposition: headers.get('content-disposition')?.split(';')[0],
});

const outcomeOf = ({ operation: { download } }: NamedOperation, sent: RestAnswer): Outcome =>
  sent.status >= 400 ? { problem: sent.body } : { answer: download === undefined ? (sent.body ?? null) : fileOf(sent) };

const throughRest: Door = {
  name: 'REST',
  hasBody: ({ operation }) => operation.hasBody,
  negotiatesForm: ({ operation }) => operation.status !== 204 && operation.download === undefined,
  method: ({ operation }) => operation.method,
  wrongMethod: () => 'PUT',
  async call(server, operation, input, key) {
    if (operation.operation.kind === 'subscription') return subscribed(restStreams, server, operation, input, key);
    const { route, body, headers } = restCall(operation, input);
    const request = { headers, ...(body !== undefined && { body }), ...(key !== undefined && { key }) };
    return outcomeOf(operation, await rest(server, route, request));
  },
  async send(server, operation, input, { method = throughRest.method(operation), ...parts }) {
    const { route, body: usual, headers } = restCall(operation, input);
    const [, address = ''] = route.split(' ');
    const sent = await rest(server, `${method} ${address}`, {
      ...(usual !== undefined && { body: usual }),
      ...parts,
      headers: { ...headers, ...parts.headers },
    });
    return { outcome: outcomeOf(operation, sent), headers: sent.headers };
  },
};

/** As superjson writes it, with times as text. */
type TrpcAnswer =
  | { readonly result: { readonly data: { readonly json: unknown } }; readonly error?: never }
  | { readonly error: { readonly json: { readonly data: { readonly problem: ProblemDocument } } }; readonly result?: never };

const throughTrpc: Door = {
  name: 'tRPC',
  hasBody: ({ operation }) => operation.kind === 'mutation',
  negotiatesForm: () => false,
  method: ({ operation }) => (operation.kind === 'mutation' ? 'POST' : 'GET'),
  wrongMethod: ({ operation }) => (operation.kind === 'mutation' ? 'GET' : 'PUT'),
  async call(server, named, input, key = server.adminKey) {
    const { name, operation } = named;
    if (operation.kind === 'subscription') return subscribed(trpcStreams, server, named, input, key);
    const headers = key === null ? {} : { authorization: `Bearer ${key}` };
    const client = createTRPCUntypedClient({ links: [httpLink({ url: `${server.url}/trpc`, transformer: superjson, headers })] });
    try {
      const answer = await (operation.kind === 'query' ? client.query(name, input) : client.mutation(name, input));
      return { answer: JSON.parse(JSON.stringify(answer ?? null)) };
    } catch (error) {
      if (error instanceof TRPCClientError && error.data?.problem !== undefined) return { problem: error.data.problem };
      throw error;
    }
  },
  async send(server, operation, input, { key = server.adminKey, method = throughTrpc.method(operation), body, headers }) {
    const text = stringify(input);
    const query = method === 'GET' ? `?input=${encodeURIComponent(text)}` : '';
    const response = await fetch(`${server.url}/trpc/${operation.name}${query}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      ...(method !== 'GET' && { body: body ?? text }),
    });
    if (operation.operation.kind === 'subscription')
      return { outcome: outcomeOfEvents(await allEvents(eventsFromTRPC(response))), headers: response.headers };
    const { error, result } = (await response.json()) as TrpcAnswer;
    const outcome = result === undefined ? { problem: error.json.data.problem } : { answer: result.data.json ?? null };
    return { outcome, headers: response.headers };
  },
};

export const doors: readonly Door[] = [throughRest, throughTrpc];

/** An outcome without members that differ from call to call: ids, keys, times and durations. */
export const comparable = (outcome: unknown): unknown =>
  JSON.parse(
    JSON.stringify(outcome)
      .replaceAll(/\b(brv|cmp|cmt|cnt|fed|pub|evt|key|wsp)_[0-9a-z]{26}/g, '$1_…')
      .replaceAll(/(\/calendar\/)[\w-]{22}(?=\.ics)/g, '$1…')
      .replaceAll(/hbk_[0-9a-z]{26}_[\w-]{43}/g, 'hbk_…')
      .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"…"')
      .replaceAll(/"duration_ms":\d+/g, '"duration_ms":0')
      .replaceAll(/"next_cursor":"[^"]*"/g, '"next_cursor":"…"')
      .replaceAll(/"request_id":"[^"]*"/g, '"request_id":"…"'),
  );
