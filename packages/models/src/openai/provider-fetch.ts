import { Agent, request as overHttp, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as overHttps } from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { ProviderError } from './provider-error.ts';

/** The answer of a provider, its body unpacked and still unread: as much of fetch’s `Response` as the SDK and this package use. */
export interface ProviderAnswer extends Pick<Response, 'ok' | 'status' | 'headers' | 'url'> {
  readonly body: Readable;
}

/** Shorter than servers wait: a connection that its server closes while a request is on its way would fail that call. */
const idle_ms = 4_000;

/** Who keeps the connections. As Node’s fetch: through `HTTPS_PROXY` and the like only where that is asked for. */
export function agentsFor(env: NodeJS.ProcessEnv): { readonly plain: Agent; readonly secure: SecureAgent } {
  const proxyEnv = env['NODE_USE_ENV_PROXY'] === '1' ? env : undefined;
  const kept = { keepAlive: true, timeout: idle_ms, proxyEnv };
  return { plain: new Agent(kept), secure: new SecureAgent(kept) };
}
const usualAgents = agentsFor(process.env);

const unpackers = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress } as const;
const isKnown = (packing: string): packing is keyof typeof unpackers => Object.hasOwn(unpackers, packing);

/** A packed body is not asked for, but some servers send one all the same. */
function unpacked(response: IncomingMessage): Readable {
  const packing = response.headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (packing === '' || packing === 'identity') return response;
  if (!isKnown(packing)) throw new ProviderError('unreadable');
  // A fault of the one ends the other, and reaches whoever reads.
  return pipeline(response, unpackers[packing](), () => undefined);
}

const headersOf = ({ headersDistinct }: IncomingMessage): Headers =>
  new Headers(Object.entries(headersDistinct).flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value])));

function answerOf(response: IncomingMessage, url: string): ProviderAnswer {
  const { statusCode: status = 0 } = response;
  const body = unpacked(response);
  // Nobody reads it yet: who does is told of a connection that broke before.
  body.on('error', () => undefined);
  return { ok: status >= 200 && status < 300, status, headers: headersOf(response), url, body };
}

/**
 * Sends a request of the SDK, whose body is text, and waits for an answer as long as its signal allows: Node’s fetch gives up after five
 * minutes without a word (docs/decisions/openai.md). Follows no redirect: the brief and the key are meant for the configured address.
 */
export function sendRequest(
  address: string,
  { method = 'POST', headers, body, signal }: RequestInit,
  agents = usualAgents,
): Promise<ProviderAnswer> {
  const url = new URL(address);
  const isSecure = url.protocol === 'https:';
  const text = typeof body === 'string' ? body : '';
  const options = {
    method,
    agent: isSecure ? agents.secure : agents.plain,
    headers: { ...Object.fromEntries(new Headers(headers)), 'content-length': Buffer.byteLength(text) },
    ...(signal && { signal }),
  };
  return new Promise((resolve, reject) => {
    const request = (isSecure ? overHttps : overHttp)(url, options);
    // It stays: failures after the beginning of an answer reach its reader.
    request.on('error', reject);
    // Without an answer or an error: a server that switches protocols.
    request.once('close', () => reject(new Error('The connection ended without an answer')));
    request.once('response', (response) => {
      try {
        resolve(answerOf(response, address));
      } catch (cause) {
        response.destroy();
        reject(cause);
      }
    });
    request.end(text);
  });
}
