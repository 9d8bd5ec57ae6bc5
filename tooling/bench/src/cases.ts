import type { Db } from 'mongodb';
import { created, reset, type Seeded } from './seed.ts';

/** Something that is asked of a server, over and over. */
export interface Case {
  readonly name: string;
  /** `rest` is asked of every side, `trpc` of ours. */
  readonly door: 'rest' | 'trpc';
  /** Of Fastify's CPU by hand, the most that is promised; left out where nothing is. */
  readonly maxCpu?: number;
  /** The case of REST that it is compared with. */
  readonly like?: string;
  /** How many calls one request carries. */
  readonly calls?: number;
  readonly status: number;
  /** The requests of one connection, sent over and over. */
  script(seeded: Seeded, connection: number): string[];
  /** Puts the database into the state that the case starts from, before each run. */
  prepare?(db: Db, seeded: Seeded): Promise<void>;
}

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly key: string;
  readonly body?: object;
}

/** A request as it goes over the wire. */
function httpRequest({ method, path, key, body }: Asked): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const head = [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', `Authorization: Bearer ${key}`];
  if (body !== undefined) head.push('Content-Type: application/json');
  if (method === 'POST') head.push(`Content-Length: ${text.length}`);
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}

const ownIds = (ids: readonly string[], connection: number, each = 20) => ids.slice(connection * each, (connection + 1) * each);

const restCases: readonly Case[] = [
  {
    name: 'get',
    door: 'rest',
    maxCpu: 0.97,
    status: 200,
    script: ({ key, ids }, connection) =>
      ownIds(ids, connection).map((id) => httpRequest({ method: 'GET', path: `/v1/campaigns/${id}`, key })),
  },
  {
    name: 'list of 20',
    door: 'rest',
    maxCpu: 1,
    status: 200,
    script: ({ key }) => [httpRequest({ method: 'GET', path: '/v1/campaigns?limit=20', key })],
  },
  {
    // Each connection has a filter of its own, so that no two have the same total.
    name: 'list by filter',
    door: 'rest',
    status: 200,
    script: ({ key }, connection) => [
      httpRequest({ method: 'GET', path: `/v1/campaigns?limit=20&created_after=2020-01-01T00:00:${10 + connection}Z`, key }),
    ],
  },
  {
    name: 'create',
    door: 'rest',
    maxCpu: 1.05,
    status: 201,
    script: ({ key }) => [httpRequest({ method: 'POST', path: '/v1/campaigns', key, body: created })],
    prepare: reset,
  },
  {
    name: 'pause',
    door: 'rest',
    maxCpu: 1,
    status: 200,
    script: ({ key, ids }, connection) =>
      ['pause', 'resume'].flatMap((step) =>
        ownIds(ids, connection).map((id) => httpRequest({ method: 'POST', path: `/v1/campaigns/${id}/${step}`, key })),
      ),
    prepare: reset,
  },
];

const batch = 10;
/** As tRPC's own client asks, with superjson. */
const query = (key: string, procedures: string, input: object, more = '') =>
  httpRequest({ method: 'GET', path: `/trpc/${procedures}?${more}input=${encodeURIComponent(JSON.stringify(input))}`, key });

const trpcCases: readonly Case[] = [
  {
    name: 'tRPC get',
    door: 'trpc',
    like: 'get',
    status: 200,
    script: ({ key, ids }, connection) => ownIds(ids, connection).map((id) => query(key, 'campaigns.get', { json: { id } })),
  },
  {
    name: 'tRPC list of 20',
    door: 'trpc',
    like: 'list of 20',
    status: 200,
    script: ({ key }) => [query(key, 'campaigns.list', { json: { limit: 20 } })],
  },
  {
    name: 'tRPC batch of 10 gets',
    door: 'trpc',
    like: 'get',
    calls: batch,
    status: 200,
    script: ({ key, ids }, connection) => {
      const own = ownIds(ids, connection, batch);
      const inputs = Object.fromEntries(own.map((id, index) => [index, { json: { id } }]));
      return [query(key, own.map(() => 'campaigns.get').join(','), inputs, 'batch=1&')];
    },
  },
];

export const cases: readonly Case[] = [...restCases, ...trpcCases];
