import { STATUS_CODES, ServerResponse, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Problem, problemDocument } from '@handbill/contract';
import { privateHeaders, problemHeaders, requestIdOf } from '@handbill/http';
import { logProblem, type Log } from '@handbill/operations';
import { closeLingering } from './closing-response.ts';
import { methods } from './cors.ts';

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

/** Answers what never becomes a request: what the parser rejects, what takes too long to arrive, and `CONNECT`. */
export function answerProtocolErrors(server: Server, log: Log): void {
  const closing = new WeakSet<Duplex>();
  const refuse = (socket: Duplex, problem: Problem, header?: string | string[]) => {
    const requestId = requestIdOf(header);
    logProblem(log, problem, { request_id: requestId });
    sendProblem(socket, problem, requestId);
  };

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // The parser reports further errors for whatever else arrives.
    if (closing.has(socket)) return;
    closing.add(socket);
    const response = responseOn(socket);
    if (!socket.writable || error.code === 'ECONNRESET' || response?.headersSent === true) socket.destroy();
    else if (response === undefined || !response.req.complete) refuse(socket, problemFor(error));
    else {
      // The previous request was complete: it is answered before the connection closes.
      socket.pause();
      response.once('close', () => closeLingering(socket));
    }
  });

  server.on('connect', (request: IncomingMessage, socket) => {
    socket.on('error', () => socket.destroy());
    const problem = new Problem('method_not_allowed', { allow: methods }, { detail: 'This server is not a proxy.' });
    refuse(socket, problem, request.headers['x-request-id']);
  });
}
