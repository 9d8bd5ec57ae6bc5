import { once } from 'node:events';
import { Server, type RequestListener, type ServerOptions } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { closingResponse } from '@handbill/http';
import { answerProtocolErrors } from './answer-protocol-errors.ts';
import type { ServerLog } from '../log/logger.ts';
import { StartupError } from '../log/startup-error.ts';

class HttpServer extends Server {
  readonly #sockets = new Set<Socket>();

  constructor(options: ServerOptions, listener: RequestListener) {
    const owner: { server?: Server } = {};
    super({ ...options, ServerResponse: closingResponse(owner) }, listener);
    owner.server = this;
    this.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  override closeIdleConnections(): void {
    super.closeIdleConnections();
    // Node does not count those that never had a request: browsers open some in advance.
    for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroy();
  }
}

/** How long a new connection may take until its first request is whole, and each later one from its first byte. */
const usualPatience_ms = 30_000;

/** Node's HTTP server, which also answers protocol errors with a problem and closes no connection before its answer has arrived. */
export function httpServer(listener: RequestListener, log: ServerLog, patience_ms = usualPatience_ms): Server {
  const options = {
    headersTimeout: patience_ms,
    requestTimeout: patience_ms,
    connectionsCheckingInterval: patience_ms / 15,
    // Above the 60 s for which proxies keep a connection: otherwise they send into one that was just closed.
    keepAliveTimeout: 65_000,
    // A request without a body has no `end` event then, which saves 3 % of a GET.
    optimizeEmptyRequests: true,
    // Node would refuse a request without Host without a body; we answer with a problem.
    requireHostHeader: false,
  };
  const server = new HttpServer(options, listener);
  // As Node does, but it would keep the connection, on which the body may still come.
  server.on('checkExpectation', (_request, response) => void response.writeHead(417, { Connection: 'close' }).end());
  answerProtocolErrors(server, log);
  return server;
}

export interface Listening {
  readonly server: Server;
  readonly url: string;
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is already in use: stop the program that listens there, or set PORT',
  EACCES: 'is not allowed for this user: set PORT to a number above 1023',
  EADDRNOTAVAIL: 'is not an address of this machine: set HOST',
  ENOTFOUND: 'is not an address of this machine, and no such name is known: set HOST',
  EAI_AGAIN: 'is a name that cannot be looked up now: set HOST to an address of this machine',
  EINVAL: 'is not an address that can be listened on: set HOST',
};

/** Starts to listen. Throws `StartupError` if the address cannot be used. */
export async function listen(listener: RequestListener, log: ServerLog, host: string, port: number): Promise<Listening> {
  const server = httpServer(listener, log);
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason === undefined ? error : new StartupError(`${host}:${port} ${reason}`);
  }
  const { port: actualPort } = server.address() as AddressInfo;
  return { server, url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}` };
}
