import type { IncomingMessage } from 'node:http';
import { Problem } from '@handbill/contract';
import { connectionAddress } from '@handbill/http';
import type { Principal } from '@handbill/operations';
import type { ConsoleLinks } from './console-links.ts';
import { isLoopback } from './own-site.ts';

const headersOfProxies = ['forwarded', 'x-forwarded-for'] as const;

/** Why a link opens nothing for a request: it is for a browser on the machine itself, with no proxy in between. */
function notLocal({ socket, headers }: IncomingMessage): string | undefined {
  const { host = '' } = headers;
  if (!isLoopback(connectionAddress(socket) ?? '')) return 'the request comes from another machine';
  const passed = headersOfProxies.find((name) => headers[name] !== undefined);
  if (passed !== undefined) return `the request comes through a proxy, as ${passed} says`;
  return isLoopback(URL.parse(`http://${host}`)?.hostname ?? '') ? undefined : `${host.slice(0, 200)} is not the machine itself`;
}

/** The link that a request may use. Refuses it but on the machine itself, without spending it. */
export function linkOf(request: IncomingMessage, links: ConsoleLinks | undefined, token: string): () => Promise<Principal> {
  const reason = links === undefined ? 'HOST lets other machines in, too' : notLocal(request);
  if (links !== undefined && reason === undefined) return () => links.use(token);
  throw new Problem('forbidden', {}, { detail: `A link opens nothing here: ${reason}. Sign in with a key.` });
}
