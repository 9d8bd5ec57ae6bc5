import { STATUS_CODES, ServerResponse, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Problem, problemDocument } from '@handbill/contract';
import {
  closeLingering,
  connectionAddress,
  privateHeaders,
  problemHeaders,
  ReceivedRequest,
  receivedRequestOf,
  requestIdOf,
} from '@handbill/http';
import { createCallerRequest, logProblem } from '@handbill/operations';
import { methods } from './cors.ts';
import type { ServerLog } from '../log/logger.ts';

/** The problem for an error of Node's HTTP parser. */
function problemFor({ code, message }: NodeJS.ErrnoException): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') return new Problem('headers_too_large');
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return new Problem('payload_too_large');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem('request_timeout');
  const errors = [{ in: 'header' as const, pointer: '', code: 'invalid_format', message: 'is not HTTP/1.1' }];
  return new Problem('invalid_request', { errors }, { detail: `The request cannot be parsed: ${message.replace('Parse Error: ', '')}.` });
}

/** Writes a problem to a connection that has no response object, and closes it. */
function sendProblem(socket: Duplex, problem: Problem, requestId: string): void {
  const body = JSON.stringify(problemDocument(problem, requestId));
  const head = {
    Date: new Date().toUTCString(),
    Connection: 'close',
    ...privateHeaders,
    ...problemHeaders(problem, requestId),
    'Content-Length': Buffer.byteLength(body),
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${body}`);
  closeLingering(socket);
}

/** The response in progress on a connection. Node has no public name for it. */
const responseOn = (socket: Duplex): ServerResponse | undefined =>
  '_httpMessage' in socket && socket._httpMessage instanceof ServerResponse ? socket._httpMessage : undefined;

/** A request that no listener gets. */
const unheard = (socket: Duplex, request: Pick<IncomingMessage, 'method' | 'url'>, id?: string | string[]) =>
  new ReceivedRequest(createCallerRequest({ id: requestIdOf(id), address: connectionAddress(socket) }), request);

/** Answers connections that never become a request: bytes that the parser rejects, bytes that take too long, and `CONNECT`. */
export function answerProtocolErrors(server: Server, log: ServerLog): void {
  const closing = new WeakSet<Duplex>();
  const refuse = (socket: Duplex, problem: Problem, received: ReceivedRequest) => {
    received.failed(problem);
    received.status = problem.status;
    logProblem(log, problem, { request_id: received.requestId });
    sendProblem(socket, problem, received.requestId);
  };

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // The parser reports further errors for whatever else arrives.
    if (closing.has(socket)) return;
    closing.add(socket);
    const response = responseOn(socket);
    if (!socket.writable || error.code === 'ECONNRESET' || response?.headersSent === true) socket.destroy();
    else if (response?.req.complete === true) {
      // The previous request was complete: it is answered before the connection closes.
      socket.pause();
      response.once('close', () => closeLingering(socket));
    } else {
      const begun = response && receivedRequestOf(response);
      const received = begun ?? unheard(socket, {});
      // Who ends in the middle of a request has mostly left.
      received.isWhole = error.code !== 'HPE_INVALID_EOF_STATE';
      refuse(socket, problemFor(error), received);
      // The end of one that was begun is logged by its listener.
      if (begun === undefined) log.requests?.(received);
    }
  });

  server.on('connect', (request: IncomingMessage, socket) => {
    socket.on('error', () => socket.destroy());
    const problem = new Problem('method_not_allowed', { allow: methods }, { detail: 'This server is not a proxy.' });
    const received = unheard(socket, request, request.headers['x-request-id']);
    received.isWhole = true;
    refuse(socket, problem, received);
    log.requests?.(received);
  });
}
