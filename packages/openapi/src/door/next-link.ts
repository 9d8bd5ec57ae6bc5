import type { IncomingMessage } from 'node:http';

const host = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i;

/** `Link` to the next page: the same address with the cursor. */
export function nextLink({ url = '', headers, socket }: IncomingMessage, cursor: string): string {
  const [path = '', query = ''] = url.split('?');
  const kept = query.split('&').filter((pair) => pair !== '' && !/^(cursor|offset)=/.test(pair));
  const authority = headers.host !== undefined && host.test(headers.host) ? headers.host : `${socket.localAddress}:${socket.localPort}`;
  return `<http://${authority}${path}?${[...kept, `cursor=${cursor}`].join('&')}>; rel="next"`;
}
