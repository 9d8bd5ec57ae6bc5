// `node tooling/architecture/path/main.ts "POST /campaigns/{id}/pause"`: which of our files a request passes, from its bytes to the
// bytes of its answer. "campaigns.pause" is the same call in tRPC; `--writer openai` writes with a model server on this machine instead
// of the sandbox. Without a call: three usual ones.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { contentTypes } from '../../../packages/contract/src/index.ts';
import { withDatabase } from '../../bench/src/with-database.ts';
import { fakeModelServer } from '../../testing/src/fake-model-server.ts';
import { modelReplies } from '../../testing/src/model-replies.ts';
import { Caller, readCall, type AskedCall } from './measured-call.ts';
import { startRecordedServer, type RecordedServer, type RunFunction } from './start-recorded-server.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { writer: { type: 'string', default: 'sandbox' } },
});

interface Asked {
  readonly asked: string;
  readonly writer: string;
}

const usual: readonly Asked[] = [
  { asked: 'POST /campaigns/{id}/pause', writer: 'sandbox' },
  { asked: 'campaigns.pause', writer: 'sandbox' },
  { asked: 'POST /content/generate', writer: 'openai' },
];

const root = resolve(import.meta.dirname, '../../..');
const warmUps = 5;
/** How often a call is recorded: jobs at intervals do not run in each of them. */
const recordings = 3;
/** Until the work that an answer leaves is done, in milliseconds. */
const settled = 200;

const keyOf = ({ url, name, offset }: RunFunction) => `${url} ${name} ${offset}`;

/** The functions that run each time that the work is done. */
async function functionsIn(server: RecordedServer, prepare: () => Promise<() => Promise<unknown>>): Promise<readonly RunFunction[]> {
  let common: readonly RunFunction[] | undefined;
  for (let count = 0; count < recordings; count += 1) {
    const work = await prepare();
    await wait(settled);
    await server.takeFunctions();
    await work();
    await wait(settled);
    const run = await server.takeFunctions();
    const keys = new Set(run.map(keyOf));
    common = (common ?? run).filter((one) => keys.has(keyOf(one)));
  }
  return common ?? [];
}

/** The functions that a call runs, once everything has been used a few times, and that do not run without one. */
async function functionsOf(call: AskedCall, server: RecordedServer): Promise<readonly RunFunction[]> {
  const caller = new Caller(server.url, server.key);
  for (let count = 0; count < warmUps; count += 1) await caller.make(call, await caller.prepare(call));
  const ran = await functionsIn(server, async () => {
    const id = await caller.prepare(call);
    return () => caller.make(call, id);
  });
  const idle = new Set((await functionsIn(server, () => Promise.resolve(() => Promise.resolve()))).map(keyOf));
  caller.close();
  return ran.filter((one) => !idle.has(keyOf(one)));
}

/** The functions with their lines, by file. */
async function byFile(functions: readonly RunFunction[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = new Map<string, string[]>();
  for (const [url, ran] of Map.groupBy(functions, (one) => one.url)) {
    const path = fileURLToPath(url);
    const source = await readFile(path, 'utf8');
    const names = ran.flatMap(({ name, offset }) => {
      if (name === '<instance_members_initializer>') return [];
      return [name || `line ${source.slice(0, offset).split('\n').length}`];
    });
    files.set(path.slice(root.length + 1), [...new Set(names)]);
  }
  return files;
}

function print({ asked, writer }: Asked, files: ReadonlyMap<string, readonly string[]>): void {
  console.log(`\n${asked}${asked.includes('content') ? `, writer ${writer}` : ''}`);
  const folders = Map.groupBy([...files.keys()].toSorted(), (file) => file.split('/').slice(0, 2).join('/'));
  for (const [folder, own] of folders) {
    console.log(`  ${folder}: ${own.length}`);
    for (const file of own) console.log(`    ${file.slice(folder.length + '/src/'.length)}: ${files.get(file)?.join(', ')}`);
  }
  console.log(`  ${files.size} files`);
}

const [asked] = positionals;
const wanted: readonly Asked[] = asked === undefined ? usual : [{ asked, writer: values.writer }];
for (const one of wanted) readCall(one.asked);
const model = await fakeModelServer();
model.play(modelReplies.streamed(JSON.stringify(contentTypes.blog_article.example.output)));
try {
  // A database beside the server: the watch over an embedded one is no part of a call.
  await withDatabase(async (uri, folder) => {
    for (const [writer, calls] of Map.groupBy(wanted, (one) => one.writer)) {
      const env = writer === 'openai' ? { OPENAI_BASE_URL: model.baseURL, OPENAI_MODEL: 'fake' } : { HANDBILL_WRITER: writer };
      const server = await startRecordedServer({ ...env, MONGODB_URI: uri, MONGODB_DB: writer, HANDBILL_DATA: join(folder, writer) });
      try {
        for (const one of calls) print(one, await byFile(await functionsOf(readCall(one.asked), server)));
      } finally {
        await server.stop();
      }
    }
  });
} finally {
  await model.close();
}
