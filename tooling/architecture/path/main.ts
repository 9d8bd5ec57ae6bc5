// `node tooling/architecture/path/main.ts "POST /campaigns/{id}/pause"`: which of our files a request passes, from its bytes to the
// bytes of its answer. "campaigns.pause" is the same call in tRPC.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { doors } from '../../../apps/server/testing/doors.ts';
import { rest } from '../../../apps/server/testing/rest.ts';
import { contract, operations } from '../../../packages/contract/src/index.ts';
import { allCases } from '../../../packages/operations/testing/all-cases.ts';
import type { OperationCases } from '../../../packages/operations/testing/operation-cases.ts';
import { withDatabase } from '../../bench/src/with-database.ts';
import { forkServer } from '../../testing/src/fork-server.ts';
import { root } from '../source-files.ts';

/** A function of ours that ran, as `record-functions.mjs` says it. */
interface RunFunction {
  /** The address of its file. */
  readonly url: string;
  /** Empty where it has none. */
  readonly name: string;
  /** Where it begins in its file. */
  readonly offset: number;
  readonly count: number;
}

const warmUps = 5;
/** How often a call is recorded: jobs at intervals do not run in each of them. */
const recordings = 3;
/** Until the work that an answer leaves is done, in milliseconds. */
const settled = 200;

const all = operations(contract);
const cases: Readonly<Record<string, Readonly<Record<string, Pick<OperationCases, 'succeeds'>>>>> = allCases;
const [asked = ''] = process.argv.slice(2);
const called = all.find(({ name, operation: { method, path } }) => asked === name || asked === `${method} ${path}`);
const door = doors.find(({ name }) => name === (asked === called?.name ? 'tRPC' : 'REST'));
if (called === undefined || door === undefined)
  throw new Error(`Name a call: ${all.map(({ name, operation: { method, path } }) => `"${method} ${path}" or "${name}"`).join(', ')}.`);

const keyOf = ({ url, name, offset }: RunFunction) => `${url} ${name} ${offset}`;

type Take = () => Promise<readonly RunFunction[]>;

/** The functions that run each time that the work is done. */
async function functionsIn(take: Take, prepare: () => Promise<() => Promise<unknown>>): Promise<readonly RunFunction[]> {
  let common: readonly RunFunction[] | undefined;
  for (let count = 0; count < recordings; count += 1) {
    const work = await prepare();
    await wait(settled);
    await take();
    await work();
    await wait(settled);
    const run = await take();
    const keys = new Set(run.map(keyOf));
    common = (common ?? run).filter((one) => keys.has(keyOf(one)));
  }
  return common ?? [];
}

/** Prints the functions with their lines, by file. */
async function print(functions: readonly RunFunction[]): Promise<void> {
  console.log(asked);
  const files: ReadonlyMap<string, readonly RunFunction[]> = Map.groupBy(functions, ({ url }) => fileURLToPath(url).slice(root.length + 1));
  const folders = Map.groupBy(
    [...files.keys()].toSorted((a, b) => a.localeCompare(b)),
    (file) => file.split('/').slice(0, 2).join('/'),
  );
  for (const [folder, own] of folders) {
    console.log(`  ${folder}: ${own.length}`);
    for (const file of own) {
      const source = await readFile(join(root, file), 'utf8');
      const named = (files.get(file) ?? []).filter(({ name }) => name !== '<instance_members_initializer>');
      const names = named.map(({ name, offset }) => name || `line ${source.slice(0, offset).split('\n').length}`);
      console.log(`    ${file.slice(folder.length + '/src/'.length)}: ${[...new Set(names)].join(', ')}`);
    }
  }
  console.log(`  ${files.size} files`);
}

// A database beside the server: the watch over an embedded one is no part of a call.
await withDatabase(async (uri, folder) => {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, PORT: '0', HOST: '127.0.0.1', MONGODB_URI: uri, HANDBILL_DATA: folder, HANDBILL_WRITER: 'sandbox' };
  const options = ['--conditions=@handbill/source', '--import', join(import.meta.dirname, 'record-functions.mjs')];
  // Each request is a line of its log.
  const server = await forkServer(join(root, 'apps/server/src/main.ts'), env, options, 'ignore');
  const reachable = { url: server.url, adminKey: (await readFile(join(folder, 'admin.key'), 'utf8')).trim() };
  const take = async () => (await server.ask({})) as readonly RunFunction[];
  const [noun = '', name = ''] = called.name.split('.');
  /** Brings records into the state that the call needs. */
  const prepare = async (): Promise<() => Promise<unknown>> => {
    const input = await cases[noun]?.[name]?.succeeds({
      ask: async (route, body) => (await rest(reachable, route, body === undefined ? {} : { body })).body,
      stored: () => {
        throw new Error('A call about records that another process changes is not recorded.');
      },
    });
    return () => door.call(reachable, called, input ?? {});
  };
  try {
    for (let count = 0; count < warmUps; count += 1) await (await prepare())();
    const ran = await functionsIn(take, prepare);
    const idle = new Set((await functionsIn(take, () => Promise.resolve(() => Promise.resolve()))).map(keyOf));
    await print(ran.filter((one) => !idle.has(keyOf(one))));
  } finally {
    await server.stop();
  }
});
