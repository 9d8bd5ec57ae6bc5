import { resolve } from 'node:path';
import manifest from '../../../../package.json' with { type: 'json' };
import { forkServer, type ForkedServer } from '../../../testing/src/fork-server.ts';

/** A server that is measured. */
interface Side {
  readonly name: string;
  /** The file that node runs. */
  readonly entry: string;
  /** Further options of Node. */
  readonly options: readonly string[];
}

/** The usage of a process, as `report-usage.mjs` says it. */
interface Usage {
  /** Of all its threads, in microseconds. */
  readonly cpu: number;
  /** In bytes. */
  readonly rss: number;
  /** By how much turns of the event loop were late, in milliseconds, since that was asked for. */
  readonly loopDelay?: { readonly p50: number; readonly p99: number };
}

export interface RunningSide extends ForkedServer, Pick<Side, 'name'> {
  readonly port: number;
  /** `watchLoop`: says from then on how late the event loop is, too. */
  usage(asked?: { readonly watchLoop: boolean }): Promise<Usage>;
}

const here = (path: string) => resolve(import.meta.dirname, path);

/** As `npm start` runs it. */
export const ours: Side = {
  name: 'Handbill',
  entry: here('../../../../apps/server/dist/main.js'),
  options: manifest.scripts.start.match(/(?<= )--\S+/g) ?? [],
};
export const fastify: Side = { name: 'Fastify by hand', entry: here('../fastify/main.ts'), options: [] };

/** Starts a server as it runs in production. */
export async function startSide(
  { name, entry, options }: Side,
  env: NodeJS.ProcessEnv,
  nodeOptions: readonly string[] = [],
): Promise<RunningSide> {
  const server = await forkServer(entry, env, ['--import', here('report-usage.mjs'), ...options, ...nodeOptions]);
  return {
    ...server,
    name,
    port: Number(new URL(server.url).port),
    usage: async (asked = { watchLoop: false }) => (await server.ask(asked)) as Usage,
  };
}
