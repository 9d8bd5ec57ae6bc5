import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { RunningSide } from '../sides/side.ts';

/** Reads an answer to its end and makes nothing of it, which would hold up who measures; resolves to its status. */
export async function readThrough({ port }: RunningSide, path: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const request = get({ port, host: '127.0.0.1', path: `/v1${path}`, headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  return response.statusCode ?? 0;
}

/** Requests that read the head of their answer at most, and then nothing more. */
export class Unread {
  readonly #sockets: Socket[] = [];
  readonly statuses: string[] = [];

  async open({ port }: RunningSide, count: number, path: string, headers: Readonly<Record<string, string>>): Promise<void> {
    const head = Object.entries({ Host: 'x', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
    const begun = Array.from({ length: count }, async () => {
      const socket = connect({ port, host: '127.0.0.1' });
      this.#sockets.push(socket);
      socket.on('error', () => undefined);
      socket.once('data', (chunk: Buffer) => {
        this.statuses.push(chunk.toString('latin1', 9, 12));
        socket.pause();
      });
      await once(socket, 'connect');
      socket.write(`GET /v1${path} HTTP/1.1\r\n${head.join('')}\r\n`);
    });
    await Promise.all(begun);
  }

  leave(): void {
    for (const socket of this.#sockets.splice(0)) socket.destroy();
  }
}
