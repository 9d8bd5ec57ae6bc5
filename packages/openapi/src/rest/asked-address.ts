import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** A host that names this machine, or none but itself: another name may be anybody's, who has it lead here. */
const isPlain = (host: string): boolean => /^(?:[\w-]+\.)*localhost$/i.test(host) || isIP(host.replace(/^\[(.*)\]$/, '$1')) > 0;

/** The address that a request was sent to, where its `Host` is a loopback name or an IP address, and no proxy speaks TLS in between; else nothing. */
export function askedAddress({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const { host = '', forwarded = '', 'x-forwarded-proto': proto = forwarded } = headers;
  if (/https/i.test(String(proto))) return '';
  const [, name = '', port = ''] = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(host) ?? [];
  return isPlain(name) ? `http://${name}${port === '' ? '' : `:${port}`}` : '';
}
