import { randomUUID } from 'node:crypto';
import { ServerResponse, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { maxBodyBytes, Problem, type Operation } from '@handbill/contract';
import {
  callerLeft,
  CallerLeft,
  createCallerRequest,
  quoted,
  type CallerRequest,
  type CallMeter,
  type CallObserver,
  type Principal,
} from '@handbill/operations';

// RFC 3986's host and port, without a user in front. An empty one is allowed.
const validHost = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;
const absolute = /^https?:\/\/([^/?#]*)(.*)$/i;

const invalid = (place: 'header' | 'path', pointer: string, message: string, detail: string) =>
  new Problem('invalid_request', { errors: [{ in: place, pointer, code: 'invalid_format', message }] }, { detail });

const invalidHost = () => invalid('header', '/host', 'must be a host with or without a port', 'The Host header cannot be read.');

/** Brings the target of a request into the form of a path with a query. Returns the fault of the target or host, which RFC 9112 has refused. */
export function readTarget(request: IncomingMessage): Problem | undefined {
  const { url = '', headers, httpVersion } = request;
  const { host } = headers;
  if (url.charCodeAt(0) !== 47 && !(url === '*' && request.method === 'OPTIONS')) {
    const [, authority, path = ''] = absolute.exec(url) ?? [];
    if (authority === undefined) return invalid('path', '', 'must begin with a slash', 'The address cannot be read.');
    request.url = path.startsWith('/') ? path : `/${path}`;
    if (!validHost.test(authority)) return invalidHost();
  }
  if (host === undefined) return httpVersion === '1.1' ? invalidHost() : undefined;
  return validHost.test(host) && !hasSeveralHosts(request) ? undefined : invalidHost();
}

/** Node keeps the first; a proxy before it may have read another one. */
const hasSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  const isHost = (name: string, at: number): boolean => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host';
  return rawHeaders.findIndex(isHost) !== rawHeaders.findLastIndex(isHost);
};

const usableId = /^[\x21-\x7e]{1,128}$/;

/** The caller's own name for the request if it is usable, else a new one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && usableId.test(header) ? header : randomUUID();
}

const textOf = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? header.join(', ') : header);

/** The facts in a request's headers about all calls in it. */
export const callerRequest = (
  { headers }: IncomingMessage,
  id: string,
  own: Partial<Pick<CallerRequest, 'address' | 'credential' | 'idempotencyKey' | 'idempotentWithin'>>,
): CallerRequest =>
  createCallerRequest({
    ...own,
    id,
    idempotencyKey: own.idempotencyKey ?? textOf(headers['idempotency-key']),
    actor: textOf(headers['handbill-actor']),
    ifMatch: headers['if-match'],
    traceparent: textOf(headers['traceparent']),
  });

/** Whether a body comes with the request. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** A request from its arrival to its end: the facts that the doors need, and those of its line in the log. */
export class ReceivedRequest implements CallObserver {
  readonly began = performance.now();
  readonly caller: CallerRequest;
  /** Undefined where the request could not be parsed, and so is the address. */
  readonly method: string | undefined;
  /** As it arrived, but for the path of the public URL: Express changes the request's own. */
  readonly url: string | undefined;
  /** Why it must be refused, whatever it is for: each door answers it in its own format. */
  readonly refusal: Problem | undefined;
  /** A request that comes every few seconds, such as health checks, is of interest only when debugging. */
  level: 'info' | 'debug' = 'info';
  /** The status of its answer; undefined where there is none, or not yet. */
  status: number | undefined;
  /** Whether all of its answer was sent. */
  isWhole = false;
  /** Whether its caller has left before an answer began. */
  isUnanswered = false;
  /** Once it is known. */
  principal: Principal | undefined;
  /** How its calls stand to the rate limits: headers of the answer. */
  rateLimit: Readonly<Record<string, string>> | undefined;
  /** The routes of the operations that were called. */
  readonly routes: string[] = [];
  /** The problems of its calls, and of the request as a whole. */
  readonly problems: Problem[] = [];

  /** The beginning of addresses in its answer: the server's public URL, or nothing. */
  readonly base: string;

  readonly #meter: CallMeter | undefined;

  constructor(
    caller: CallerRequest,
    { method, url }: Pick<IncomingMessage, 'method' | 'url'>,
    { refusal, meter, base = '' }: { refusal?: Problem | undefined; meter?: CallMeter | undefined; base?: string | undefined } = {},
  ) {
    this.base = base;
    this.#meter = meter;
    this.caller = caller;
    this.method = method;
    this.url = url;
    this.refusal = refusal;
  }

  /** Where it comes from, as far as that is known. */
  get address(): string | undefined {
    return this.caller.address;
  }

  get requestId(): string {
    return this.caller.id;
  }

  /** Without the query, in which people and programs put anything. */
  get path(): string | undefined {
    const query = this.url?.indexOf('?') ?? -1;
    return query < 0 ? this.url : this.url?.slice(0, query);
  }

  get door(): CallObserver['door'] {
    if (this.path === '/mcp') return 'mcp';
    return this.url?.startsWith('/trpc') === true ? 'trpc' : 'rest';
  }

  called({ route }: Operation): void {
    this.routes.push(route);
  }

  authenticated(principal: Principal): void {
    this.principal = principal;
  }

  limited(headers: Readonly<Record<string, string>>): void {
    this.rateLimit = headers;
  }

  failed(problem: Problem): void {
    this.problems.push(problem);
  }

  ended(operation: Operation, status: number, duration_ms: number): void {
    this.#meter?.called(operation, this.door, this.isUnanswered ? callerLeft : status, duration_ms);
  }
}

/** Takes each request at its end. */
export type RequestLog = (received: ReceivedRequest) => void;

export type AnsweredResponse = ServerResponse & { received?: ReceivedRequest };

/** The request that a response answers. */
export const receivedRequestOf = (response: AnsweredResponse): ReceivedRequest | undefined => response.received;

const json = /^application\/(?:merge-patch\+)?json\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?;?\s*$/i;
const utf8 = new TextDecoder('utf-8', { fatal: true });

const tooLarge = () => new Problem('payload_too_large', {}, { detail: `A body may have up to ${maxBodyBytes} bytes.` });

/** The media types of a `PATCH`: it is a merge patch by either name. */
export const acceptPatch = 'application/json, application/merge-patch+json';

const unsupported = (detail: string, headers: Readonly<Record<string, string>>) =>
  new Problem('unsupported_media_type', {}, { detail, headers });

/** Refuses a body that the headers alone show to be no JSON, or not as it was written. */
export function assertReadable({ headers, method }: IncomingMessage): void {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity')
    throw unsupported('Send the body without a content encoding.', { 'Accept-Encoding': 'identity' });
  const type = headers['content-type'];
  if (type === undefined || !json.test(type))
    throw unsupported(
      `The body must be application/json in UTF-8${type === undefined ? '' : `, not ${quoted(type)}`}.`,
      method === 'PATCH' ? { 'Accept-Patch': acceptPatch } : { Accept: 'application/json' },
    );
}

/** Reads a body, and no further than it may be long. By events: an iterator costs more than all else about a small body. */
export function readBytes(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) return Promise.reject(tooLarge());
  return new Promise((read, refused) => {
    // The only way in which reading a request fails.
    const left = (cause: unknown) => refused(new CallerLeft('The caller went away before the request was whole', { cause }));
    if (request.destroyed) return left(request.errored);
    const chunks: Buffer[] = [];
    let length = 0;
    const take = (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length <= maxBodyBytes) return;
      request.off('data', take).pause();
      refused(tooLarge());
    };
    request.on('data', take);
    request.once('end', () => read(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks)));
    request.once('error', left);
  });
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch (cause) {
    throw new Problem('malformed_json', {}, { detail: cause instanceof SyntaxError ? cause.message : 'The body is not UTF-8.', cause });
  }
}

/** The body as JSON; an empty one is as good as an empty object. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  assertReadable(request);
  const bytes = await readBytes(request);
  return bytes.length === 0 ? {} : parsed(bytes);
}

type Head = readonly (string | OutgoingHttpHeaders | unknown[] | undefined)[];

/** A response class that says how its request stands to the rate limits, closes its connection while the server is stopping, and when it answers before a long body has been read. */
export const closingResponse = (owner: { readonly server?: Server }): typeof ServerResponse =>
  class<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    override writeHead(status: number, ...head: Head): this {
      for (const [name, text] of Object.entries(receivedRequestOf(this)?.rateLimit ?? {})) this.setHeader(name, text);
      const { req: request } = this;
      const isUnread = !request.complete && hasLongBody(request);
      if (isUnread) stopReading(request);
      if (isUnread || owner.server?.listening === false) this.shouldKeepAlive = false;
      return super.writeHead(status, ...(head as [OutgoingHttpHeaders?]));
    }
  };

/** Node reads and discards an unread body up to this size, and the connection can be used again. */
const longBody = 65_536;

const hasLongBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > longBody;

/** Keeps Node from reading the rest of a body, however long, only to discard it. */
function stopReading(request: IncomingMessage): void {
  const { socket } = request;
  // Node does not discard a body that someone has begun to read.
  request.read(0);
  request.pause();
  socket.destroySoon = () => closeLingering(socket);
}

const lingerTime = 1_000;

/** Closes a connection on which unread data may still arrive: closed at once, it would be reset, and the last answer lost. */
export function closeLingering(socket: Duplex): void {
  socket.pause();
  socket.end();
  const timer = setTimeout(() => socket.destroy(), lingerTime);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
}
