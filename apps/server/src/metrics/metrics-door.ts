import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Problem } from '@handbill/contract';
import { doorAt, type Door, type ReceivedRequest } from '@handbill/http';
import { noSuchKey, type Services } from '@handbill/operations';
import type { ServerMetrics } from './server-metrics.ts';

const bearer = /^Bearer +([\x21-\x7e]+) *$/i;
const allow = ['GET', 'HEAD'];
const type = 'text/plain; version=0.0.4; charset=utf-8';

function send(response: ServerResponse, method: string | undefined, metrics: Pick<ServerMetrics, 'text'>): void {
  const text = metrics.text();
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text), 'Cache-Control': 'no-store' });
  response.end(method === 'HEAD' ? undefined : text);
}

const isMetrics = (path = ''): boolean => path === '/metrics' || path === '/metrics/';

/** `/metrics` for a key with `admin` of the first workspace: it shows the work of all workspaces. */
export function metricsDoor({ storage, log }: Pick<Services, 'storage' | 'log'>, metrics: Pick<ServerMetrics, 'text'>): Door {
  const assertAllowed = async (authorization: string | undefined): Promise<void> => {
    const secret = bearer.exec(authorization ?? '')?.[1];
    if (secret === undefined) throw new Problem('unauthenticated', {}, { detail: 'Send a key: Authorization: Bearer <key>.' });
    const principal = await storage.keys.authenticate(secret, new Date());
    if (principal === null) throw noSuchKey();
    if (!principal.scopes.has('admin')) throw new Problem('forbidden', { scope: 'admin' }, { detail: 'The key needs the scope admin.' });
    if (!principal.isOfFirstWorkspace)
      throw new Problem('forbidden', { scope: 'admin' }, { detail: 'The key has to belong to the first workspace.' });
  };
  const serve = async (request: IncomingMessage, response: ServerResponse, received: ReceivedRequest): Promise<void> => {
    await assertAllowed(request.headers.authorization);
    received.level = 'debug';
    send(response, request.method, metrics);
  };
  return doorAt({ isAt: isMetrics, allow, serve, storage, log });
}

/** The same without a key, for a port that only those can reach who watch the server. */
export const openMetrics =
  (metrics: Pick<ServerMetrics, 'text'>): RequestListener =>
  ({ method, url = '' }, response) => {
    if (isMetrics(url.split('?', 1)[0]) && allow.includes(method ?? '')) send(response, method, metrics);
    else response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Only GET /metrics is here.\n');
  };
