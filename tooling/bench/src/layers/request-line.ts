import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { devNull } from 'node:os';
import { bufferedWriter, logger } from '../../../../apps/server/src/logger.ts';
import { createListener, type Door, type RequestLog } from '../../../../packages/http/src/index.ts';
import type { Results } from '../results.ts';
import { seededCampaign } from '../seed.ts';
import { ours } from '../sides/side.ts';
import type { LayeredCase } from './chains.ts';
import type { LayerPrices } from './layer-prices.ts';
import { principal } from './services-in-memory.ts';

/** The name of the case, and of the part of it that is the line. */
export const requestLine = 'request line';
/** In microseconds of CPU. */
export const maxRequestLine = 3;

const url = `/v1/campaigns/${seededCampaign(0).id}`;
const headers = { host: '127.0.0.1', authorization: 'Bearer hb_bench', 'x-request-id': 'f4b72553-5469-460c-80cf-f0f010922735' };

/** Answers nothing, and leaves behind what a call of one campaign does. */
const door: Door = (_request, response, { caller }) => {
  caller.knownPrincipal = principal;
  caller.routes.push('GET /campaigns/{id}');
  return response.emit('close');
};

/** A request through the listener without its line in the log, and with it. */
export function requestLineCase(): LayeredCase {
  const { requests } = logger({ level: 'info', writer: bufferedWriter(devNull) });
  const socket = new Socket();
  const through = (logRequest?: RequestLog) => {
    const listener = createListener([door], { logRequest });
    return async () => {
      const request = Object.assign(new IncomingMessage(socket), { method: 'GET', url, headers, httpVersion: '1.1' });
      listener(request, new ServerResponse(request));
    };
  };
  return {
    name: requestLine,
    chains: [
      { part: 'listener', call: through() },
      { part: requestLine, call: through(requests) },
    ],
  };
}

/** What the line costs, and how much that is of one campaign over HTTP, where this run measured it. */
export function requestLineReport({ prices, noise }: LayerPrices, results: Results): { readonly text: string; readonly cpu: number } {
  const cpu = prices.find(({ part }) => part === requestLine)?.cpu ?? Number.NaN;
  const served = results.of('get', ours.name)?.cpu;
  const share = served === undefined ? '' : `, ${((cpu / served) * 100).toFixed(1)} % of a get over REST`;
  const text = `A request's line in the log, in JSON: ${cpu.toFixed(2)} µs of CPU${share}. The same listener, measured twice: ${noise.toFixed(2)} µs apart.`;
  return { text, cpu };
}
