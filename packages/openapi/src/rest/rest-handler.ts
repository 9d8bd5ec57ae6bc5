import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiBase, isPlainObject, Problem, type Fault, type Method } from '@handbill/contract';
import {
  acceptPatch,
  answer,
  hasBody,
  instantWriter,
  matchesTag,
  methodNotAllowed,
  readBody,
  refuse,
  signalOf,
  type Door,
  type Headers,
  type ReceivedRequest,
} from '@handbill/http';
import { pointerOf, type Endpoint, type Log, type Outcome, type RawInput, type ValueOutcome } from '@handbill/operations';
import createRouter from 'find-my-way';
import { accepts, firstAccepted, prefersEvents } from './accepts.ts';
import { documentAnswer, type Documents } from './document-answer.ts';
import { answerDownload, type Download } from './answer-download.ts';
import { isLargePage, pageAsJson, nextLink } from './large-page.ts';
import { pathReader, queryNames, queryReader } from './query-reader.ts';
import { writeEvents } from './write-events.ts';

type Parameters = Record<string, string | undefined>;

/** An endpoint at its route: reads a request's input, before it is parsed. */
interface Route {
  readonly endpoint: Endpoint;
  readonly read: (request: IncomingMessage, parameters: Parameters, query: string) => RawInput | Promise<RawInput>;
}

/** The route of a method and a path: an endpoint that answers with a value, one that answers with events, or one that can do both. */
interface RouteEntry {
  readonly value: Route | undefined;
  readonly events: Route | undefined;
}

interface MatchedRoute {
  readonly entry: RouteEntry;
  readonly parameters: Parameters;
  readonly query: string;
}

const notAnObject: Fault = { in: 'body', pointer: '', code: 'invalid_type', message: 'must be an object' };
const misplaced = (place: 'query' | 'body', pointer: string): Fault => ({
  in: place,
  pointer,
  code: 'unknown_field',
  message: `is not a field of this call${place === 'body' ? ': it is in the path' : ''}`,
});

/** Reads an operation that takes its fields from the query. */
function fromQuery({ operation }: Endpoint): Route['read'] {
  const read = queryReader(operation.input);
  const readPath = pathReader(operation);
  return (_request, texts, query) => {
    const parameters = readPath?.(texts) ?? texts;
    if (query === '') return { value: parameters };
    const { values, faults } = read(query);
    const repeated = Object.keys(values).filter((name) => Object.hasOwn(parameters, name));
    return { value: { ...values, ...parameters }, faults: [...faults, ...repeated.map((name) => misplaced('query', pointerOf([name])))] };
  };
}

/** Reads an operation that takes its fields from the body: anything in the query is a fault. */
function fromBody({ operation }: Endpoint): Route['read'] {
  const { method, pathParameters } = operation;
  const readPath = pathReader(operation);
  const faultsIn = (query: string): Fault[] => queryNames(query).map((name) => misplaced('query', pointerOf([name])));
  // Generated Go clients send `null` for an optional body that is left out.
  const isOptional = pathParameters.length > 0 && method === 'POST';
  const inputOf = (sent: unknown, texts: Parameters, query: string): RawInput => {
    const parameters = readPath?.(texts) ?? texts;
    const body = sent === null && isOptional ? {} : sent;
    const faults = query === '' ? [] : faultsIn(query);
    if (!isPlainObject(body)) {
      if (pathParameters.length === 0) return { value: body, faults };
      // The schema sees the path's fields in place of such a body, so it is reported here.
      return { value: parameters, faults: [...faults, notAnObject] };
    }
    for (const name of pathParameters) {
      if (Object.hasOwn(body, name)) faults.push(misplaced('body', pointerOf([name])));
      // Into the body itself, which is used nowhere else: copying one with many names takes as long as parsing it.
      body[name] = parameters[name];
    }
    return { value: body, faults };
  };
  return (request, parameters, query) =>
    hasBody(request) ? readBody(request).then((sent) => inputOf(sent, parameters, query)) : inputOf({}, parameters, query);
}

const methods: readonly Method[] = ['GET', 'POST', 'PATCH', 'DELETE'];
const unused = () => undefined;
/** At an address that exists, but not for this method. */
const otherMethod = Symbol('other method');

interface Match {
  readonly params: Parameters;
  readonly store: RouteEntry | typeof otherMethod | null;
  readonly searchParams: unknown;
}

/** Groups endpoints by their route: a query and a subscription may share one. */
function entriesOf(endpoints: readonly Endpoint[]): Map<string, RouteEntry> {
  const entries = new Map<string, RouteEntry>();
  for (const endpoint of endpoints) {
    const { route, kind, events, hasBody: inBody } = endpoint.operation;
    const one: Route = { endpoint, read: inBody ? fromBody(endpoint) : fromQuery(endpoint) };
    const before = entries.get(route);
    const entry = {
      value: kind === 'subscription' ? before?.value : one,
      events: events === undefined ? before?.events : one,
    };
    entries.set(route, entry);
  }
  return entries;
}

/** Prepares the way from a method and an address to its route, if there is one; `OPTIONS` gets the methods that the address has. */
function createRouteMatcher(endpoints: readonly Endpoint[]): (method: string, url: string) => MatchedRoute | string[] | undefined {
  const router = createRouter({ maxParamLength: 8_192, querystringParser: (query) => query as never, onBadUrl: () => undefined });
  const paths = new Set(endpoints.map(({ operation }) => operation.path));
  for (const [route, entry] of entriesOf(endpoints)) {
    const [method = '', path = ''] = route.split(' ');
    router.on(method as Method, path.replaceAll(/\{(\w+)\}/g, ':$1'), unused, entry);
  }
  // For every method, `/content/generate` is an address of its own and not content with the id "generate".
  for (const path of paths)
    if (!path.includes('{')) for (const method of methods) if (!router.hasRoute(method, path)) router.on(method, path, unused, otherMethod);

  /** `unreadable`: the address is not percent-encoded UTF-8. */
  const find = (method: string, url: string): MatchedRoute | 'unreadable' | null => {
    const match = router.find(method as Method, url) as Match | null;
    // `/campaigns/` is not a campaign without an id, but no address at all.
    if (match === null || match.store === otherMethod || Object.values(match.params).includes('')) return null;
    if (match.store === null) return 'unreadable';
    return { entry: match.store, parameters: match.params, query: match.searchParams as string };
  };

  return (method, url) => {
    const match = find(method === 'HEAD' ? 'GET' : method, url);
    if (match === 'unreadable')
      throw new Problem(
        'invalid_request',
        { errors: [{ in: 'path', pointer: '', code: 'invalid_format', message: 'is not percent-encoded UTF-8' }] },
        { detail: 'The address cannot be read.' },
      );
    if (match !== null) return match;
    const allowed = methods.filter((other) => find(other, url) !== null);
    if (allowed.length === 0) return undefined;
    const allow = allowed.flatMap((other) => (other === 'GET' ? ['GET', 'HEAD'] : [other])).concat('OPTIONS');
    if (method === 'OPTIONS') return allow;
    throw methodNotAllowed(allow);
  };
}

const documentAddress = `${apiBase}/openapi.json`;

const isAt = (address: string, url: string) => url.startsWith(address) && (url.length === address.length || url[address.length] === '?');

const anything = new Set([undefined, '', '*/*', 'application/json']);

/** A stream that has no other form. A file has its own type, whatever is asked for. */
function onlyEvents(events: Route | undefined, accept: string | undefined): Route {
  const isFile = events?.endpoint.operation.download !== undefined;
  if (events !== undefined && (isFile || accept === undefined || accepts(accept, 'text/event-stream'))) return events;
  throw new Problem('not_acceptable', {}, { detail: 'This call answers with text/event-stream.' });
}

/** Chooses between a route's value and its events by `Accept`: events if the header prefers them, or there is no value. */
function choose({ value, events }: MatchedRoute['entry'], header: string | undefined): { route: Route; wants: 'value' | 'events' } {
  const accept = header?.trim();
  if (events !== undefined && accept?.includes('text/event-stream') === true && prefersEvents(accept))
    return { route: events, wants: 'events' };
  if (value === undefined) return { route: onlyEvents(events, accept), wants: 'events' };
  // An answer without a body suits any `Accept`: generated clients list the problem's type alone there.
  const { status, download } = value.endpoint.operation;
  // A file has its own type: programs that save it ask for anything or for the type that they know.
  if (anything.has(accept) || status === 204 || download !== undefined || accepts(accept ?? '', 'application/json'))
    return { route: value, wants: 'value' };
  throw new Problem('not_acceptable');
}

/** In seconds: when it is worth to look again after work that goes on in the background. */
const lookAgain = 2;

function headersOf({ status, location, headers }: Outcome, { requestId, base }: ReceivedRequest): Headers {
  return {
    ...headers,
    'X-Request-Id': requestId,
    ...(location !== undefined && { Location: `${base}${apiBase}${location}` }),
    ...(status === 202 && { 'Retry-After': lookAgain }),
  };
}

/** Whether the caller has the version that the tag stands for. */
const isKnown = ({ headers }: IncomingMessage, tag: unknown): boolean =>
  headers['if-none-match'] !== undefined && typeof tag === 'string' && matchesTag(headers['if-none-match'], tag);

/** Prepares how an operation's answers are written: status, headers, instants as text. */
function createValueWriter({
  operation,
}: Endpoint): (
  request: IncomingMessage,
  response: ServerResponse,
  outcome: ValueOutcome,
  received: ReceivedRequest,
) => void | Promise<void> {
  const usual = operation.status ?? 200;
  const writer = instantWriter(operation.output);
  return (request, response, outcome, received) => {
    const { status, revision, value } = outcome;
    const headers = headersOf(outcome, received);
    if (status === 204) return answer(response, 204, headers);
    if (revision !== undefined) headers['ETag'] = `"${revision}"`;
    const cursor = (value as { pagination?: { next_cursor: string | null } }).pagination?.next_cursor ?? null;
    if (cursor !== null) headers['Link'] = nextLink(received.base, request.url ?? '', cursor);
    if (operation.method === 'GET' && isKnown(request, headers['ETag'])) return answer(response, 304, headers);
    if (operation.download !== undefined) return answerDownload(response, status, headers, value as Download);
    headers['Content-Type'] = 'application/json';
    if (status === usual) writer?.(value, '', undefined);
    // Nobody reads it who has left meanwhile.
    if (isLargePage(value))
      return response.destroyed ? undefined : pageAsJson(value).then((pieces) => answer(response, status, headers, pieces));
    answer(response, status, headers, JSON.stringify(value));
  };
}

/** Serves every endpoint at its route below `apiBase`, and the OpenAPI document; other addresses are left to the next door. */
export function createRestHandler(endpoints: readonly Endpoint[], log: Log, documents: Documents): Door {
  const match = createRouteMatcher(endpoints);
  const writers = new Map(endpoints.map((endpoint) => [endpoint, createValueWriter(endpoint)]));
  const answerDocument = documentAnswer(documents);

  const serve = async (
    matched: MatchedRoute,
    request: IncomingMessage,
    response: ServerResponse,
    received: ReceivedRequest,
  ): Promise<void> => {
    const { parameters, query } = matched;
    // A stream has no head that would be known without it.
    const entry = request.method === 'HEAD' && matched.entry.value !== undefined ? { ...matched.entry, events: undefined } : matched.entry;
    const { route, wants } = choose(entry, request.headers.accept);
    const lastEventId = request.headers['last-event-id'];
    const invocation = {
      request: received.caller,
      observer: received,
      readInput: () => route.read(request, parameters, query),
      wants,
      // Who waits for a text may leave before it has ended.
      ...((wants === 'events' || query.includes('wait=')) && { signal: signalOf(response) }),
      ...(wants === 'events' && { lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined }),
    };
    const { requestId } = received;
    const outcome = await route.endpoint.invoke(invocation);
    if (outcome.events === undefined) await writers.get(route.endpoint)?.(request, response, outcome, received);
    else
      await writeEvents(response, outcome, headersOf(outcome, received), {
        requestId,
        linesOf: firstAccepted(route.endpoint.operation.download, request.headers.accept),
      });
  };

  return (request, response, received) => {
    const { requestId, refusal } = received;
    const { url = '/', method = 'GET' } = request;
    if (!url.startsWith(apiBase) || !['/', '?', undefined].includes(url[apiBase.length])) return false;
    const refused = (cause: unknown) => refuse(response, cause, log, received);
    try {
      if (refusal !== undefined) throw refusal;
      if (isAt(documentAddress, url)) {
        answerDocument(request, response, received).catch(refused);
        return true;
      }
      const matched = match(method, url.slice(apiBase.length) || '/');
      if (matched === undefined) return false;
      if (Array.isArray(matched)) {
        const patches = matched.includes('PATCH') && { 'Accept-Patch': acceptPatch };
        answer(response, 204, { Allow: matched.join(', '), ...patches, 'X-Request-Id': requestId });
      } else serve(matched, request, response, received).catch(refused);
    } catch (cause) {
      refused(cause);
    }
    return true;
  };
}
