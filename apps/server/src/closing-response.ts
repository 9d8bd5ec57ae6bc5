import { ServerResponse, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { endGently } from './end-gently.ts';

type Head = readonly (string | OutgoingHttpHeaders | unknown[] | undefined)[];

/** Responses that end their connection while the server stops, and where they come before much of the request was read. */
export const closingResponse = (isStopping: () => boolean): typeof ServerResponse =>
  class<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    override writeHead(status: number, ...head: Head): this {
      const { req: request } = this;
      const isUnread = !request.complete && hasLongBody(request);
      if (isUnread) leaveUnread(request);
      if (isUnread || isStopping()) this.shouldKeepAlive = false;
      return super.writeHead(status, ...(head as [OutgoingHttpHeaders?]));
    }
  };

/** Up to here Node reads what nobody wants, and the connection can be used again. */
const longBody = 65_536;

const hasLongBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > longBody;

/** Keeps Node from reading what is left of a body, to whatever length, only to throw it away. */
function leaveUnread(request: IncomingMessage): void {
  const { socket } = request;
  // Who has begun to read is not read on for.
  request.read(0);
  request.pause();
  socket.destroySoon = () => endGently(socket);
}
