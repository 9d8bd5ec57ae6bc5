import type { RequestListener, Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Log } from '@handbill/operations';
import { httpServer } from './http-server.ts';
import { StartRefused } from './start-refused.ts';

export interface Listening {
  readonly server: Server;
  readonly url: string;
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use: stop what listens there, or set PORT',
  EACCES: 'may not be used by this user: set PORT to one above 1023',
  EADDRNOTAVAIL: 'is not an address of this machine: set HOST',
};

/** Listens, or says in a line why it can't. */
export async function listen(listener: RequestListener, log: Log, host: string, port: number): Promise<Listening> {
  const server = httpServer(listener, log);
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason === undefined ? error : new StartRefused(`${host}:${port} ${reason}`);
  }
  const { port: taken } = server.address() as AddressInfo;
  return { server, url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}` };
}
