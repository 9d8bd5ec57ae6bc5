import type { IncomingMessage, RequestListener } from 'node:http';
import type { BlockList } from 'node:net';
import { callerAddress } from '../requests/caller-address.ts';
import { callerRequest, ReceivedRequest, readTarget, requestIdOf, type AnsweredResponse, type RequestLog } from '../requests/request.ts';
import type { CallMeter } from '@handbill/operations';
import type { Door } from './door.ts';

export interface ListenerOptions {
  readonly logRequest?: RequestLog | undefined;
  /** Hears of each call as it ends. */
  readonly meter?: CallMeter | undefined;
  /** Asked before the doors where a request names the web origin that it comes from. */
  readonly cors?: Door;
  /** Who calls that sends no `Authorization`, as that header would say it. */
  readonly credentialOf?: ((request: IncomingMessage) => string | undefined) | undefined;
  /** Where callers find the server, without a slash at the end. */
  readonly publicUrl?: string | undefined;
  /** Whose `X-Forwarded-For` and `Forwarded` are believed. */
  readonly trustedProxies?: BlockList | undefined;
}

/** Takes the public URL's path off: a proxy may have done so before. */
function withoutPrefix(url: string, prefix: string): string {
  if (!url.startsWith(prefix)) return url;
  const rest = url.slice(prefix.length);
  if (rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `/${rest}` : url;
}

/** Offers each request to the doors, in their order. The last one has to take the rest. */
export function createListener(doors: readonly Door[], options: ListenerOptions = {}): RequestListener {
  const { logRequest, meter, cors, credentialOf, publicUrl, trustedProxies } = options;
  const prefix = publicUrl === undefined ? '' : new URL(publicUrl).pathname.replace(/\/$/, '');
  return (request, response: AnsweredResponse) => {
    const refusal = readTarget(request);
    if (prefix !== '') request.url = withoutPrefix(request.url ?? '', prefix);
    const caller = callerRequest(request, requestIdOf(request.headers['x-request-id']), {
      address: callerAddress(request, trustedProxies),
      // A key that is sent is the one that counts: whoever has one is never somebody else.
      credential: request.headers.authorization ?? (refusal === undefined ? credentialOf?.(request) : undefined),
    });
    const received = new ReceivedRequest(caller, request, { refusal, meter, base: publicUrl });
    response.received = received;
    response.on('close', () => {
      caller.room.end();
      if (response.headersSent) {
        received.status = response.statusCode;
        received.isWhole = response.writableFinished;
      } else received.isUnanswered = true;
      logRequest?.(received);
    });
    if (request.headers.origin !== undefined && cors?.(request, response, received) === true) return;
    doors.some((door) => door(request, response, received));
  };
}
