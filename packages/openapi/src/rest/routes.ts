import type { IncomingMessage } from 'node:http';
import { Problem, type Fault, type Method } from '@handbill/contract';
import { hasBody, readBody } from '@handbill/http';
import { pointerOf, type Endpoint, type RawInput } from '@handbill/operations';
import createRouter from 'find-my-way';
import { queryReader } from './query-reader.ts';

type Parameters = Record<string, string | undefined>;

/** An endpoint at its route: reads a request's input, before it is parsed. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly read: (request: IncomingMessage, parameters: Parameters, query: string) => RawInput | Promise<RawInput>;
}

/** What is at a method and a path: an endpoint that answers with a value, one that answers with events, or one that can do both. */
interface RouteEntry {
  readonly value: Route | undefined;
  readonly events: Route | undefined;
}

export interface MatchedRoute {
  readonly entry: RouteEntry;
  readonly parameters: Parameters;
  readonly query: string;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

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
  return (_request, parameters, query) => {
    if (query === '') return { value: parameters };
    const { values, faults } = read(query);
    const repeated = Object.keys(values).filter((name) => Object.hasOwn(parameters, name));
    return { value: { ...values, ...parameters }, faults: [...faults, ...repeated.map((name) => misplaced('query', pointerOf([name])))] };
  };
}

/** Reads an operation that takes its fields from the body: anything in the query is a fault. */
function fromBody({ operation: { input, method, pathParameters } }: Endpoint): Route['read'] {
  const read = queryReader(input);
  const faultsIn = (query: string): Fault[] => {
    const { values, faults } = read(query);
    const pointers = [...Object.keys(values).map((name) => pointerOf([name])), ...faults.map(({ pointer }) => pointer)];
    return pointers.map((pointer) => misplaced('query', pointer));
  };
  // Generated Go clients send `null` for an optional body that is left out.
  const isOptional = pathParameters.length > 0 && method === 'POST';
  const inputOf = (sent: unknown, parameters: Parameters, query: string): RawInput => {
    const body = sent === null && isOptional ? {} : sent;
    const faults = query === '' ? [] : faultsIn(query);
    if (!isObject(body)) {
      if (pathParameters.length === 0) return { value: body, faults };
      // The schema sees the path's fields in place of such a body, so it is reported here.
      return { value: parameters, faults: [...faults, notAnObject] };
    }
    for (const name of pathParameters) {
      if (Object.hasOwn(body, name)) faults.push(misplaced('body', pointerOf([name])));
      // Into the body itself, which nobody else has: copying one with many names takes as long as parsing it.
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

/** Prepares the way from a method and an address to what is there; `OPTIONS` gets the methods that the address has. */
export function createRouteMatcher(endpoints: readonly Endpoint[]): (method: string, url: string) => MatchedRoute | string[] {
  const router = createRouter({ maxParamLength: 8_192, querystringParser: (query) => query as never, onBadUrl: () => undefined });
  const paths = new Set(endpoints.map(({ operation }) => operation.path));
  for (const [route, entry] of entriesOf(endpoints)) {
    const [method = '', path = ''] = route.split(' ');
    router.on(method as Method, path.replaceAll(/\{(\w+)\}/g, ':$1'), unused, entry);
  }
  // `/content/generate` is an address of its own, and no content called "generate", whatever the method.
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
    if (allowed.length === 0) throw new Problem('not_found', {}, { detail: 'There is nothing at this address.' });
    const allow = allowed.flatMap((other) => (other === 'GET' ? ['GET', 'HEAD'] : [other])).concat('OPTIONS');
    if (method === 'OPTIONS') return allow;
    throw new Problem('method_not_allowed', { allow }, { detail: `Allowed here: ${allow.join(', ')}.` });
  };
}
