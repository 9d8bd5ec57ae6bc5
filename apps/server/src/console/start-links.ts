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

interface StartedLinks {
  /** `undefined`: the server gives none. */
  readonly links: ConsoleLinks | undefined;
  /** Makes one; `null`: there is none to give. */
  readonly create: () => Promise<string | null>;
  readonly close: () => void;
}

const none: StartedLinks = { links: undefined, create: () => Promise.resolve(null), close: () => undefined };

function isLocalAlone(server: Server): boolean {
  const address = server.address();
  return typeof address === 'object' && address !== null && isLoopback(address.address);
}

/** Begins to give links to whoever owns the data folder, where the console is on and the server bound to loopback. */
export async function openLinks(
  storage: Services['storage'],
  { console, data, publicUrl }: Pick<Settings, 'console' | 'data' | 'publicUrl'>,
  { server, url, keyFile, lasts, log }: Listening,
): Promise<StartedLinks> {
  if (!console || !isLocalAlone(server)) return none;
  const path = publicUrl === undefined ? '' : new URL(publicUrl).pathname.replace(/\/$/, '');
  const links = new ConsoleLinks({ storage, address: `${url}${path}`, keyFile, lasts });
  const create = () => links.create();
  const socket = await serveLinks(data, create).catch((err: unknown) => {
    log.warn({ err }, 'The command "console" gives no links: its socket cannot be opened in the data folder');
    return undefined;
  });
  return { links, create, close: () => void socket?.close() };
}
