import type { Server } from 'node:http';
import type { Services } from '@handbill/operations';
import type { ServerLog } from '../log/logger.ts';
import type { Settings } from '../settings/settings.ts';
import { ConsoleLinks } from './console-links.ts';
import { serveLinks } from './link-socket.ts';
import { isLoopback } from './own-site.ts';

interface Listening {
  readonly server: Server;
  readonly url: string;
  readonly keyFile: string;
  readonly lasts: number | undefined;
  readonly log: ServerLog;
}

function isLocalAlone(server: Server): boolean {
  const address = server.address();
  return typeof address === 'object' && address !== null && isLoopback(address.address);
}

/** Begins to give links to whoever owns the data folder, where the console is on and the server bound to loopback. */
export async function openLinks(
  storage: Services['storage'],
  { console, data, publicUrl }: Pick<Settings, 'console' | 'data' | 'publicUrl'>,
  { server, url, keyFile, lasts, log }: Listening,
): Promise<{ readonly links?: ConsoleLinks; readonly close: () => void }> {
  if (!console || !isLocalAlone(server)) return { close: () => undefined };
  const path = publicUrl === undefined ? '' : new URL(publicUrl).pathname.replace(/\/$/, '');
  const links = new ConsoleLinks({ storage, address: `${url}${path}`, keyFile, lasts });
  const socket = await serveLinks(data, () => links.create()).catch((err: unknown) => {
    log.warn({ err }, 'The command "console" gives no links: its socket cannot be opened in the data folder');
    return undefined;
  });
  return { links, close: () => void socket?.close() };
}
