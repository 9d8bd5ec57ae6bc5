import { Server, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '@handbill/operations';
import { answerBelowHttp } from './answer-below-http.ts';
import { closingResponse } from './closing-response.ts';

class HttpServer extends Server {
  readonly #sockets = new Set<Socket>();

  override closeIdleConnections(): void {
    super.closeIdleConnections();
    // Those too on which nothing was ever asked: browsers open some to be faster later.
    for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroy();
  }

  follow(socket: Socket): void {
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
  }
}

/** Node's HTTP server, which here says a problem also to what never becomes a request, and closes no connection under an answer. */
export function httpServer(listener: RequestListener, log: Log): Server {
  const options = {
    // Longer than the minute for which proxies keep a connection: else they send into one that just closed.
    keepAliveTimeout: 65_000,
    // A request without a body has no end to wait for: that is a thirtieth of what a GET costs.
    optimizeEmptyRequests: true,
    // Node would refuse it without a body.
    requireHostHeader: false,
    ServerResponse: closingResponse(() => !server.listening),
  };
  const server: HttpServer = new HttpServer(options, listener);
  server.on('connection', (socket: Socket) => server.follow(socket));
  // Node would answer 417 without a body; an expectation that is not understood may be ignored.
  server.on('checkExpectation', listener);
  answerBelowHttp(server, log);
  return server;
}
