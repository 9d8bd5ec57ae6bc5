import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';

/** One call as it came over the wire. */
export interface ModelRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
}

/** How one call is answered: see `modelReplies`. */
export type ModelReply = (response: ServerResponse, request: ModelRequest) => void | Promise<void>;

export interface FakeModelServer {
  /** For `OPENAI_BASE_URL`. */
  readonly baseURL: string;
  /** All that was asked since the last `play`. */
  readonly requests: readonly ModelRequest[];
  /** Answers the next calls in this order; the last answers all that follow. */
  play(...replies: readonly ModelReply[]): void;
  close(): Promise<void>;
}

/** A server that speaks OpenAI's chat completions on the wire and misbehaves exactly as told. */
export async function fakeModelServer(): Promise<FakeModelServer> {
  let replies: readonly ModelReply[] = [];
  let requests: ModelRequest[] = [];
  const server = createServer((incoming, response) => {
    // Who leaves before its request is whole has asked nothing.
    const whole = textOf(incoming).catch((error: unknown) => {
      if (!incoming.complete) return '';
      throw error;
    });
    void whole.then(async (text) => {
      if (!incoming.complete) return;
      // Nobody asks a model without a body: it is another test's call of a server that had this port before.
      if (text === '') {
        response.writeHead(404).end();
        return;
      }
      const body: unknown = JSON.parse(text);
      const request = { path: incoming.url ?? '', headers: incoming.headers, body: isRecord(body) ? body : {} };
      const reply = replies[Math.min(requests.push(request), replies.length) - 1];
      if (reply === undefined) throw new Error('The fake model server was asked before it was told what to play');
      await reply(response, request);
    });
  });
  // Else it may close a connection at the very moment of a request, which is a failure that nobody has asked for.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A server on a port has an address with a port');
  return {
    baseURL: `http://127.0.0.1:${address.port}/v1`,
    get requests() {
      return requests;
    },
    play(...next) {
      replies = next;
      requests = [];
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
