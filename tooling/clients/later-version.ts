import { createServer, type IncomingMessage, type Server } from 'node:http';

const newValue = 'new_value';

/** A list of checks, of actions or a problem with a value that is new. */
function grown(name: string, value: unknown): unknown {
  if (name === 'allowed_actions' || name === 'scopes') return [...(value as string[]), newValue];
  if (name === 'checks') return (value as object[]).concat((value as object[]).slice(0, 1).map((check) => ({ ...check, rule: newValue })));
  return name === 'code' ? newValue : value;
}

/** An answer as a later version may give it: each object has one more field, each open list one more value. Free maps are the caller's own. */
function later(answer: unknown, name = ''): unknown {
  if (Array.isArray(answer)) return answer.map((item) => later(item));
  if (typeof answer !== 'object' || answer === null || name === 'metadata') return answer;
  const fields = Object.entries(answer).map(([key, value]) => [key, later(grown(key, value), key)] as const);
  return { ...Object.fromEntries(fields), x_new_field: { since: 'a later version', list: [1, null] } };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The part of a call that is handed on; the rest is about the connection. */
const ofChanges = ['if-match', 'idempotency-key', 'handbill-actor'];
const requestHeaders = ['authorization', 'accept', 'content-type', 'if-none-match', 'last-event-id', 'x-request-id', ...ofChanges];
const answerHeaders = [
  'content-type',
  'etag',
  'idempotency-replayed',
  'link',
  'location',
  'retry-after',
  'www-authenticate',
  'x-request-id',
];

/** A proxy in front of a server that makes its answers those of a later version. */
export function laterVersionOf(url: string): Server {
  return createServer((request, response) => {
    const relay = async () => {
      const body = await bodyOf(request);
      const headers = requestHeaders.flatMap((name): [string, string][] => {
        const value = request.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      });
      const init = { method: request.method ?? 'GET', headers, ...(body.length > 0 && { body }) };
      const answer = await fetch(`${url}${request.url}`, init);
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json') === true;
      response.writeHead(answer.status, Object.fromEntries([...answer.headers].filter(([name]) => answerHeaders.includes(name))));
      response.end(isJson ? JSON.stringify(later(JSON.parse(text))) : text);
    };
    relay().catch((error: unknown) => response.destroy(error instanceof Error ? error : new Error(String(error))));
  });
}
