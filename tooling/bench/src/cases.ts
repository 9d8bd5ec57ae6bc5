import type { Db } from 'mongodb';
import { created, reset, type Seeded } from './seed.ts';

/** Something that is asked of a server, over and over. */
export interface Case {
  readonly name: string;
  /** Of Fastify's CPU by hand, the most that is promised; left out where nothing is. */
  readonly maxCpu?: number;
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

const ownIds = (ids: readonly string[], connection: number) => ids.slice(connection * 20, (connection + 1) * 20);

export const cases: readonly Case[] = [
  {
    name: 'get',
    maxCpu: 0.97,
    status: 200,
    script: ({ key, ids }, connection) =>
      ownIds(ids, connection).map((id) => httpRequest({ method: 'GET', path: `/v1/campaigns/${id}`, key })),
  },
  {
    name: 'list of 20',
    maxCpu: 1,
    status: 200,
    script: ({ key }) => [httpRequest({ method: 'GET', path: '/v1/campaigns?limit=20', key })],
  },
  {
    // Each connection has a filter of its own, so that no two have the same total.
    name: 'list by filter',
    status: 200,
    script: ({ key }, connection) => [
      httpRequest({ method: 'GET', path: `/v1/campaigns?limit=20&created_after=2020-01-01T00:00:${10 + connection}Z`, key }),
    ],
  },
  {
    name: 'create',
    maxCpu: 1.05,
    status: 201,
    script: ({ key }) => [httpRequest({ method: 'POST', path: '/v1/campaigns', key, body: created })],
    prepare: reset,
  },
  {
    name: 'pause',
    maxCpu: 1,
    status: 200,
    script: ({ key, ids }, connection) =>
      ['pause', 'resume'].flatMap((step) =>
        ownIds(ids, connection).map((id) => httpRequest({ method: 'POST', path: `/v1/campaigns/${id}/${step}`, key })),
      ),
    prepare: reset,
  },
];
