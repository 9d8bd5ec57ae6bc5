import { ServerResponse, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

type Head = readonly (string | OutgoingHttpHeaders | unknown[] | undefined)[];

/** A response class that closes its connection while the server is stopping, and when it answers before a long body has been read. */
export const closingResponse = (owner: { readonly server?: Server }): typeof ServerResponse =>
  class<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    override writeHead(status: number, ...head: Head): this {
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

/**
 * Closes a connection on which unread data may still arrive. Closing it at once would reset it, and the other side could lose the last answer
 * before it has read it.
 */
export function closeLingering(socket: Duplex): void {
  socket.pause();
  socket.end();
  const timer = setTimeout(() => socket.destroy(), lingerTime);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
}
