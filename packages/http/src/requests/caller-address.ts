import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP, Socket, type BlockList } from 'node:net';
import type { Duplex } from 'node:stream';

/** More proxies than anybody has in a row: a header may name a thousand. */
const maxProxies = 20;

/** An address as it is written alone, and not as IPv6 has one of IPv4. */
const plain = (address: string): string => (/^::ffff:\d+\./i.test(address) ? address.slice(7) : address);

/** The other end of a connection. */
export const connectionAddress = (socket: Duplex): string | undefined =>
  socket instanceof Socket && socket.remoteAddress !== undefined ? plain(socket.remoteAddress) : undefined;

/** The address in one entry of a header: `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1` or `[2001:db8::1]:4711`; another name is none. */
function addressIn(entry: string): string | undefined {
  const [, bracketed, withPort] = /^(?:\[([\da-f:.]{2,45})\](?::\d+)?|(\d[\d.]{6,14}):\d+)$/i.exec(entry) ?? [];
  const address = bracketed ?? withPort ?? entry;
  return address.length <= 45 && /^[\da-f:.]+$/i.test(address) && isIP(address) > 0 ? plain(address) : undefined;
}

const ofForwarded = /(?:^|;)\s*for\s*=\s*"?([^";\s]{2,60})/i;

/** The header with the entries, and the function that reads one of them. A proxy that adds one leaves the other as the caller sent it. */
function forwarded(headers: IncomingHttpHeaders): readonly [list: string, named: (entry: string) => string | undefined] {
  const { 'x-forwarded-for': list, forwarded: standard } = headers;
  if (list !== undefined) return [Array.isArray(list) ? list.join() : list, addressIn];
  return [standard ?? '', (entry) => addressIn(ofForwarded.exec(entry.slice(0, 500))?.[1] ?? '')];
}

const isTrusted = (address: string, trusted: BlockList): boolean => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether the nearest proxy, one that is trusted, says that its caller speaks TLS. */
export function isTlsAtProxy({ socket, headers }: IncomingMessage, trusted: BlockList | undefined): boolean {
  const address = connectionAddress(socket);
  if (trusted === undefined || address === undefined || !isTrusted(address, trusted)) return false;
  return [headers['x-forwarded-proto'] ?? ''].flat().join().split(',').at(-1)?.trim().toLowerCase() === 'https';
}

/** The address of a caller: the connection's, or the one that trusted proxies name. Entries left of theirs are the caller's own claims. */
export function callerAddress({ socket, headers }: IncomingMessage, trusted: BlockList | undefined): string | undefined {
  let address = connectionAddress(socket);
  if (trusted === undefined || address === undefined || !isTrusted(address, trusted)) return address;
  const [list, named] = forwarded(headers);
  let end = list.length;
  for (let count = 0; end > 0 && count < maxProxies && isTrusted(address, trusted); count++) {
    const start = list.lastIndexOf(',', end - 1) + 1;
    const before = named(list.slice(start, end).trim());
    if (before === undefined) break;
    address = before;
    end = start - 1;
  }
  return address;
}
