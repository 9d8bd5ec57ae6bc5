import { once } from 'node:events';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** A program that may open it may have a link: its owner's alone. */
const socketIn = (data: string): string => join(data, 'console.sock');

const patience_ms = 5_000;

/** Gives a new link to each of the owner's programs that connects. One that a killed server left is replaced. */
export async function serveLinks(data: string, create: () => Promise<string | null>): Promise<Server> {
  const path = socketIn(data);
  await mkdir(data, { recursive: true, mode: 0o700 });
  await rm(path, { force: true });
  const server = createServer((socket) => {
    socket.setTimeout(patience_ms, () => socket.destroy()).on('error', () => socket.destroy());
    create().then(
      (link) => socket.end(link ?? ''),
      () => socket.destroy(),
    );
  });
  server.listen(path);
  await once(server, 'listening');
  await chmod(path, 0o600);
  server.unref();
  return server;
}

/** Asks the server that runs on a data folder for a link. `''`: it has none to give; `null`: none answers there. */
export async function askForLink(data: string): Promise<string | null> {
  const socket = connect(socketIn(data)).setTimeout(patience_ms);
  socket.once('timeout', () => socket.destroy(new Error('The server did not answer in time')));
  try {
    return (await text(socket)).trim();
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
