import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, zstdCompress, zstdCompressSync } from 'node:zlib';
import { apiBase, problemDocument, problemHeaderNames, type Problem } from '@handbill/contract';
import { unsentAnswers } from '@handbill/operations';
import Negotiator from 'negotiator';
import type * as z from 'zod';
import { receivedRequestOf } from '../requests/request.ts';

export type Coding = 'zstd' | 'br' | 'gzip';

/**
 * From this size on compression pays, in bytes: a list of four campaigns, 2.6 kB, becomes 0.7 kB for some 50 µs beside the event loop.
 * Below, an answer is one or two packets either way.
 */
const worthCompressing = 2_048;

/** Best first: of what a caller likes equally, the one that takes the least time for its result. */
const codings: readonly Coding[] = ['zstd', 'br', 'gzip'];

/** How an answer goes to a caller with this `Accept-Encoding`; `undefined`: as it is. Who refuses every way gets it as it is. */
export function codingFor(accepted: string | undefined, length: number): Coding | undefined {
  const isSmall = length < worthCompressing;
  if (accepted === undefined || (isSmall && !/identity|\*/i.test(accepted))) return undefined;
  // Its types do not know of `preferred` yet.
  const caller: { encodings(available: readonly string[], options: { preferred: readonly string[] }): string[] } = new Negotiator({
    headers: { 'accept-encoding': accepted },
  });
  const acceptable = caller.encodings([...codings, 'identity'], { preferred: codings });
  if (isSmall && acceptable.includes('identity')) return undefined;
  return codings.find((coding) => coding === acceptable[0]);
}

const [zstd, brotli, deflate] = [promisify(zstdCompress), promisify(brotliCompress), promisify(gzip)];
const brotliOptions = (quality: number, { length }: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});

type Compressors<Result> = Readonly<Record<Coding, (bytes: Buffer) => Result>>;

/** gzip's usual level takes four times as long on prose for a tenth less. */
const quickly = { zstd: {}, br: 4, gzip: { level: 4 } } as const;

/** For an answer that is sent once, on a thread of the pool. */
const compress: Compressors<Promise<Buffer>> = {
  zstd: (bytes) => zstd(bytes, quickly.zstd),
  br: (bytes) => brotli(bytes, brotliOptions(quickly.br, bytes)),
  gzip: (bytes) => deflate(bytes, quickly.gzip),
};

/** Up to this size, in bytes, compressing takes at most 0.2 ms, and having a thread do it takes longer than doing it. */
const compressedAtOnce = 16_384;

const compressAtOnce: Compressors<Buffer> = {
  zstd: (bytes) => zstdCompressSync(bytes, quickly.zstd),
  br: (bytes) => brotliCompressSync(bytes, brotliOptions(quickly.br, bytes)),
  gzip: (bytes) => gzipSync(bytes, quickly.gzip),
};

/** For what is sent again and again; brotli's highest quality would take the reference's library 8 s for 12 % less. */
export const compressWell: Compressors<Promise<Buffer>> = {
  zstd: (bytes) => zstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 9 } }),
  br: (bytes) => brotli(bytes, brotliOptions(6, bytes)),
  gzip: (bytes) => deflate(bytes),
};

export type Headers = Record<string, string | number>;

/** What every answer says that is for one caller alone. */
export const privateHeaders = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } as const;

/** What is smaller is not counted among the answers that are still to be sent. */
const countedFrom = 65_536;

const send = (response: ServerResponse, status: number, headers: Headers, body: string | Uint8Array): void => {
  headers['Content-Length'] = Buffer.byteLength(body);
  response.writeHead(status, headers);
  response.end(response.req.method === 'HEAD' ? undefined : body);
};

/** Counts a large answer as unsent, from when it is made until its connection has taken it or is gone. */
function countUnsent(response: ServerResponse, bytes: number): void {
  const keyId = receivedRequestOf(response)?.principal?.key.id;
  // One that has left gets nothing, and will not leave again.
  if (bytes >= countedFrom && keyId !== undefined && !response.closed) response.once('close', unsentAnswers.add(keyId, bytes));
}

/** `Vary` by these headers, and by those that CORS may have set before. */
export function varyBy(response: ServerResponse, names: string): string {
  const before = response.getHeader('Vary');
  return before === undefined ? names : `${String(before)}, ${names}`;
}

/**
 * Writes a whole answer that no cache may store. `HEAD` gets the head of what `GET` would get.
 * A large body is compressed if the caller accepts that, a very large one beside the event loop, so that a later answer may be sent first.
 */
export function answer(response: ServerResponse, status: number, headers: Headers, body?: string | Uint8Array): void {
  Object.assign(headers, privateHeaders);
  if (body === undefined) {
    response.writeHead(status, headers);
    response.end();
    return;
  }
  countUnsent(response, body.length);
  const accepted = response.req.headers['accept-encoding'];
  // Every UTF-16 unit is at least a byte: what is large in units is large.
  const coding = accepted === undefined ? undefined : codingFor(accepted, body.length);
  if (body.length >= worthCompressing) {
    const { Vary: others } = headers;
    headers['Vary'] = others === undefined ? varyBy(response, 'Accept-Encoding') : `${others}, Accept-Encoding`;
  }
  if (coding === undefined) return send(response, status, headers, body);
  const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const encoded = { ...headers, 'Content-Encoding': coding };
  if (bytes.length <= compressedAtOnce) return send(response, status, encoded, compressAtOnce[coding](bytes));
  compress[coding](bytes)
    .then(
      (compressed) => send(response, status, encoded, compressed),
      () => send(response, status, headers, body),
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

/** The head of a problem: its type, its request, and what it says in headers as well. */
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

/** The definition inside `nullable`, `optional` and pipes: of what an answer really holds. */
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
