import { STATUS_CODES, ServerResponse, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Problem, problemDocument } from '@handbill/contract';
import { privateHeaders, problemHeaders, requestIdOf } from '@handbill/http';
import { logProblem, type Log } from '@handbill/operations';
import { endGently } from './end-gently.ts';
import { methods } from './server-options.ts';

/** What Node's parser refuses, in the words of the error table. */
function problemOf({ code, message }: NodeJS.ErrnoException): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') return new Problem('headers_too_large');
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return new Problem('payload_too_large');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem('request_timeout');
  const errors = [{ in: 'header' as const, pointer: '', code: 'invalid_format', message: 'is not HTTP/1.1' }];
  return new Problem('invalid_request', { errors }, { detail: `The request can not be read: ${message.replace('Parse Error: ', '')}.` });
}

/** Writes a problem where there is no response to write it with, and ends the connection. */
function refuse(socket: Duplex, problem: Problem, requestId: string): void {
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
  endGently(socket);
}

/** The response that a connection waits for. Node has no public name for it. */
const responseOn = (socket: Duplex): ServerResponse | undefined =>
  '_httpMessage' in socket && socket._httpMessage instanceof ServerResponse ? socket._httpMessage : undefined;

/** Answers what never becomes a request: what the parser refuses, what takes too long to come, and `CONNECT`. */
export function answerBelowHttp(server: Server, log: Log): void {
  const ending = new WeakSet<Duplex>();
  const end = (socket: Duplex, problem: Problem, header?: string | string[]) => {
    const requestId = requestIdOf(header);
    logProblem(log, problem, { request_id: requestId });
    refuse(socket, problem, requestId);
  };

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // The parser goes on to complain about whatever else comes.
    if (ending.has(socket)) return;
    ending.add(socket);
    const response = responseOn(socket);
    if (!socket.writable || error.code === 'ECONNRESET' || response?.headersSent === true) socket.destroy();
    else if (response === undefined || !response.req.complete) end(socket, problemOf(error));
    else {
      // What came whole before is answered first, and then nothing more.
      socket.pause();
      response.once('close', () => endGently(socket));
    }
  });

  server.on('connect', (request: IncomingMessage, socket) => {
    socket.on('error', () => socket.destroy());
    end(socket, new Problem('method_not_allowed', { allow: methods }, { detail: 'This is no proxy.' }), request.headers['x-request-id']);
  });
}
