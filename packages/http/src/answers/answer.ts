import type { ServerResponse } from 'node:http';
import { apiBase, problemDocument, problemHeaderNames, type Problem } from '@handbill/contract';
import type * as z from 'zod';
import { receivedRequestOf } from '../requests/request.ts';
import { codingFor, compress, compressAtOnce, compressedAtOnce, worthCompressing } from './coding.ts';
import { sendBody } from './send.ts';

export type Headers = Record<string, string | number>;

/** The headers of every answer that is for one caller alone. */
export const privateHeaders = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } as const;

/** A body, whole or in pieces. */
type Body = string | Uint8Array | readonly Uint8Array[];

const isWhole = (body: Body): body is string | Uint8Array => !Array.isArray(body);

/** In bytes; of a text in UTF-16 units, each of which is at least a byte. */
const lengthOf = (body: Body): number => (isWhole(body) ? body.length : body.reduce((sum, piece) => sum + piece.length, 0));

function bytesOf(body: Body): Buffer {
  if (typeof body === 'string') return Buffer.from(body);
  return isWhole(body) ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : Buffer.concat(body);
}

const send = (response: ServerResponse, status: number, headers: Headers, body: Body): void => {
  headers['Content-Length'] = typeof body === 'string' ? Buffer.byteLength(body) : lengthOf(body);
  response.writeHead(status, headers);
  sendBody(response, body);
};

/** `Vary` by these headers, and by those that CORS may have set before. */
export function varyBy(response: ServerResponse, names: string): string {
  const before = response.getHeader('Vary');
  return before === undefined ? names : `${String(before)}, ${names}`;
}

/** Writes a whole answer that no cache may store, compressed where the caller accepts that. `HEAD` gets the head of `GET`'s answer. */
export function answer(response: ServerResponse, status: number, headers: Headers, body?: Body): void {
  Object.assign(headers, privateHeaders);
  if (body === undefined) {
    response.writeHead(status, headers);
    response.end();
    return;
  }
  const length = lengthOf(body);
  const accepted = response.req.headers['accept-encoding'];
  const coding = accepted === undefined ? undefined : codingFor(accepted, length);
  if (length >= worthCompressing) {
    const { Vary: others } = headers;
    headers['Vary'] = others === undefined ? varyBy(response, 'Accept-Encoding') : `${others}, Accept-Encoding`;
  }
  if (coding === undefined) return send(response, status, headers, body);
  const bytes = bytesOf(body);
  const encoded = { ...headers, 'Content-Encoding': coding };
  if (bytes.length <= compressedAtOnce) return send(response, status, encoded, compressAtOnce[coding](bytes));
  compress[coding](bytes)
    .then(
      (compressed) => send(response, status, encoded, compressed),
      () => send(response, status, headers, bytes),
    )
    // No one awaits this: a head that cannot be written must end this connection, not the process.
    .catch((cause: unknown) => response.destroy(cause instanceof Error ? cause : undefined));
}

/** How a member is written as a header; addresses begin with `base`. */
const headerText: Readonly<Record<keyof typeof problemHeaderNames, (value: never, base: string) => string>> = {
  retry_after: (seconds: number) => String(seconds),
  content_id: (id: string, base) => `${base}${apiBase}/content/${id}`,
  allow: (methods: readonly string[]) => methods.join(', '),
  current_revision: (revision: number) => `"${revision}"`,
};
const memberHeaders = Object.entries(problemHeaderNames) as [keyof typeof problemHeaderNames, string][];

/** The headers of a problem: its type, its request, and those of its own. */
export function problemHeaders(problem: Problem, requestId: string, base = ''): Headers {
  const headers: Headers = { 'Content-Type': 'application/problem+json', 'X-Request-Id': requestId, ...problem.headers };
  if (problem.code === 'unauthenticated') headers['WWW-Authenticate'] ??= 'Bearer';
  const members: Readonly<Record<string, unknown>> = problem.members;
  for (const [member, name] of memberHeaders)
    if (members[member] !== undefined) headers[name] = headerText[member](members[member] as never, base);
  return headers;
}

/** Answers with a problem; a response that has begun can only be broken off. */
export function answerProblem(response: ServerResponse, problem: Problem, requestId: string): void {
  if (response.headersSent) response.destroy();
  else {
    const headers = problemHeaders(problem, requestId, receivedRequestOf(response)?.base);
    answer(response, problem.status, headers, JSON.stringify(problemDocument(problem, requestId)));
  }
}

/** Whether an `If-None-Match` names this tag; weak and strong ones are alike there. */
export const matchesTag = (condition: string, tag: string): boolean =>
  condition === '*' || condition.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);

/** Turns the instants of a parsed answer into RFC 3339 text, in place, and calls `found` with the path of each. */
export type InstantWriter = (value: unknown, path: string, found: ((path: string) => void) | undefined) => void;

/** As much of a zod definition as says where the instants are. */
interface Definition {
  readonly type: string;
  readonly shape?: Record<string, z.ZodType>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly out?: z.ZodType;
  readonly options?: readonly z.ZodType[];
}

/** The definition inside `nullable`, `optional` and pipes. */
function definitionOf(schema: z.ZodType): Definition {
  const definition = schema._zod.def as Definition;
  const inner = definition.innerType ?? definition.out;
  return inner === undefined ? definition : definitionOf(inner);
}

const below = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`);

function objectWriter(shape: Record<string, z.ZodType>): InstantWriter | undefined {
  const slots = Object.entries(shape).flatMap(([key, schema]) => {
    const instant = definitionOf(schema).type === 'date';
    const write = instant ? undefined : instantWriter(schema);
    return instant || write !== undefined ? [{ key, write }] : [];
  });
  if (slots.length === 0) return undefined;
  return (value, path, found) => {
    const record = value as Record<string, unknown>;
    for (const { key, write } of slots) {
      const member = record[key];
      if (member === null || member === undefined) continue;
      if (write !== undefined) write(member, found === undefined ? '' : below(path, key), found);
      else {
        record[key] = (member as Date).toISOString();
        found?.(below(path, key));
      }
    }
  };
}

function arrayWriter(element: z.ZodType): InstantWriter | undefined {
  const each = instantWriter(element);
  if (each === undefined) return undefined;
  return (value, path, found) => {
    for (const [index, item] of (value as unknown[]).entries()) each(item, found === undefined ? '' : below(path, index), found);
  };
}

/** The members of a union are distinguished by `type`; a union of plain values contains no instants. */
function unionWriter(options: readonly z.ZodType[]): InstantWriter | undefined {
  const members = options.flatMap((option): [unknown, InstantWriter][] => {
    const { shape = {} } = definitionOf(option);
    const writer = objectWriter(shape);
    return writer === undefined ? [] : [[(shape['type'] as { value?: unknown } | undefined)?.value, writer]];
  });
  if (members.length === 0) return undefined;
  const writers = new Map(members);
  return (value, path, found) => writers.get((value as { type?: unknown }).type)?.(value, path, found);
}

/** Prepares the writer for a schema; `undefined` where an answer of that schema holds no instant. */
export function instantWriter(schema: z.ZodType): InstantWriter | undefined {
  const { type, shape, element, options } = definitionOf(schema);
  if (type === 'object' && shape !== undefined) return objectWriter(shape);
  if (type === 'array' && element !== undefined) return arrayWriter(element);
  return type === 'union' && options !== undefined ? unionWriter(options) : undefined;
}
