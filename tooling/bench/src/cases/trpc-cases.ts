import { httpRequest } from '../load/http-request.ts';
import type { Case } from './case.ts';

const batch = 10;
const path = (procedures: string, input: object, more = '') =>
  `/trpc/${procedures}?${more}input=${encodeURIComponent(JSON.stringify(input))}`;

/** As tRPC's own client asks, with superjson. */
export const trpcCases: readonly Case[] = [
  {
    name: 'tRPC get',
    door: 'trpc',
    like: 'get',
    status: 200,
    script: ({ key, ids }, connection) =>
      ids
        .slice(connection * 20, (connection + 1) * 20)
        .map((id) => httpRequest({ method: 'GET', path: path('campaigns.get', { json: { id } }), key })),
  },
  {
    name: 'tRPC list of 20',
    door: 'trpc',
    like: 'list of 20',
    status: 200,
    script: ({ key }) => [httpRequest({ method: 'GET', path: path('campaigns.list', { json: { limit: 20 } }), key })],
  },
  {
    name: 'tRPC batch of 10 gets',
    door: 'trpc',
    like: 'get',
    calls: batch,
    status: 200,
    script: ({ key, ids }, connection) => {
      const own = ids.slice(connection * batch, (connection + 1) * batch);
      const inputs = Object.fromEntries(own.map((id, index) => [index, { json: { id } }]));
      return [httpRequest({ method: 'GET', path: path(own.map(() => 'campaigns.get').join(','), inputs, 'batch=1&'), key })];
    },
  },
];
