import type { IncomingMessage } from 'node:http';
import type { Fault, Method } from '@handbill/contract';
import { instantWriter, pointerOf, type BoundOperation, type InstantWriter } from '@handbill/router';
import { queryReader } from './query-reader.ts';
import { hasBody, readBody } from './read-body.ts';

/** What a request says, before it is parsed. */
interface Raw {
  readonly values: unknown;
  readonly faults: readonly Fault[];
}

/** All about an operation that can be known at start. */
export interface Plan extends BoundOperation {
  readonly method: Method;
  readonly path: string;
  readonly status: number;
  readonly writer: InstantWriter | undefined;
  readonly read: (request: IncomingMessage, parameters: Record<string, string | undefined>, query: string) => Raw | Promise<Raw>;
}

const noFaults: readonly Fault[] = [];
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const notAnObject: Fault = { in: 'body', pointer: '', code: 'invalid_type', message: 'must be an object' };
const misplaced = (place: 'query' | 'body', pointer: string): Fault => ({
  in: place,
  pointer,
  code: 'unknown_field',
  message: `is not a field of this call${place === 'body' ? ': it is in the path' : ''}`,
});

/** Reads an operation that takes its fields from the query. */
function fromQuery(bound: BoundOperation): Plan['read'] {
  const read = queryReader(bound.operation.input);
  return (_request, parameters, query) => {
    if (query === '') return { values: parameters, faults: noFaults };
    const { values, faults } = read(query);
    const taken = Object.keys(values).filter((name) => Object.hasOwn(parameters, name));
    return { values: { ...values, ...parameters }, faults: [...faults, ...taken.map((name) => misplaced('query', pointerOf([name])))] };
  };
}

/** Reads an operation that takes its fields from the body, where the query has no say. */
function fromBody({ operation }: BoundOperation): Plan['read'] {
  const names = new Set([...operation.route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''));
  const read = queryReader(operation.input);
  const unwantedIn = (query: string): Fault[] => {
    const { values, faults } = read(query);
    const pointers = [...Object.keys(values).map((name) => pointerOf([name])), ...faults.map(({ pointer }) => pointer)];
    return pointers.map((pointer) => misplaced('query', pointer));
  };
  // Generated Go clients write `null` for a body that they leave out, where it may be left out.
  const isOptional = names.size > 0 && operation.route.startsWith('POST');
  const rawOf = (sent: unknown, parameters: Record<string, string | undefined>, query: string): Raw => {
    const body = sent === null && isOptional ? {} : sent;
    const faults = query === '' ? [] : unwantedIn(query);
    if (!isObject(body)) {
      if (names.size === 0) return { values: body, faults };
      // What the path gives keeps such a body from the schema, so it is told here.
      return { values: parameters, faults: [...faults, notAnObject] };
    }
    for (const name of names) {
      if (Object.hasOwn(body, name)) faults.push(misplaced('body', pointerOf([name])));
      // Into the body itself, which is nobody else's: copying one with many names takes as long as parsing it.
      body[name] = parameters[name];
    }
    return { values: body, faults };
  };
  return (request, parameters, query) =>
    hasBody(request) ? readBody(request).then((sent) => rawOf(sent, parameters, query)) : rawOf({}, parameters, query);
}

/** Prepares an operation for the REST door. */
export function planOf(named: BoundOperation): Plan {
  const { operation } = named;
  const [method, path] = operation.route.split(' ') as [Method, string];
  const read = method === 'POST' || method === 'PATCH' ? fromBody(named) : fromQuery(named);
  return { ...named, method, path, status: operation.status ?? 200, writer: instantWriter(operation.output), read };
}
