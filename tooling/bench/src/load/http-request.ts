export interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly key: string;
  readonly body?: object;
}

/** A request as it goes over the wire. */
export function httpRequest({ method, path, key, body }: Asked): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const head = [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', `Authorization: Bearer ${key}`];
  if (body !== undefined) head.push('Content-Type: application/json');
  if (method === 'POST') head.push(`Content-Length: ${text.length}`);
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}
