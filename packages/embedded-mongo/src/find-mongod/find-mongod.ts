import { execFile } from 'node:child_process';
import { access, constants, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedMongoError } from '../process/embedded-mongo-error.ts';
import type { Log } from '../process/log.ts';
import { MongodCache } from './mongod-cache.ts';
import { unlessAborted } from '../process/unless-aborted.ts';
import { mongodSources, type FetchMongod } from './mongod-sources.ts';

const oldestVersion = 6;

/** Throws, saying why, when this is no mongod that runs here and is new enough. */
async function checkMongod(binary: string): Promise<void> {
  const { stdout } = await promisify(execFile)(binary, ['--version']).catch((error: Error & { stderr?: string }) => {
    throw new Error(`${binary} does not run: ${(error.stderr || error.message).trim().split('\n').at(-1)}`);
  });
  const version = /db version v(\d+\.\S+)/.exec(stdout)?.[1];
  if (!version) throw new Error(`${binary} is not a mongod`);
  if (Number.parseInt(version) < oldestVersion) throw new Error(`${binary} is MongoDB ${version}; ${oldestVersion} or later is needed`);
}

const isExecutable = (file: string) =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

async function mongodOnPath(env: NodeJS.ProcessEnv): Promise<string> {
  for (const folder of (env['PATH'] ?? '').split(delimiter).filter(Boolean)) {
    const file = join(folder, 'mongod');
    if (!(await isExecutable(file))) continue;
    await checkMongod(file);
    return file;
  }
  throw new Error('there is none');
}

/** Fetches a mongod by way of a temporary folder; resolves to its place in the cache. */
async function fetchMongod(fetch: FetchMongod, cache: MongodCache, signal: AbortSignal | undefined): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'handbill-mongod-'));
  try {
    const { binary, sha256 } = await unlessAborted(fetch(folder, signal), signal);
    await checkMongod(binary);
    return await cache.keep(binary, sha256);
  } finally {
    // Again, where a cancelled download was writing its last bytes.
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  }
}

const notFound = (failures: readonly string[]) =>
  new EmbeddedMongoError(
    [
      'No MongoDB found. Set MONGODB_URI to a running one (a replica set), or MONGOD_BINARY to a mongod program. Tried for an embedded one:',
      ...failures.map((failure) => `  - ${failure}`),
    ].join('\n'),
  );

/** The mongod program to run: `MONGOD_BINARY`, else the one on PATH, else one in the cache, else one that is fetched now. */
export async function findMongod(
  env: NodeJS.ProcessEnv,
  log: Log,
  { sources = mongodSources, signal }: { sources?: typeof mongodSources; signal?: AbortSignal | undefined } = {},
): Promise<string> {
  const named = env['MONGOD_BINARY'];
  if (named) {
    // No fallback: a program that was named is not silently replaced by another.
    await checkMongod(named).catch((error: Error) => {
      throw new EmbeddedMongoError(`MONGOD_BINARY can't be used: ${error.message}`);
    });
    return named;
  }
  const failures: string[] = [];
  const attempt = (way: string, find: () => Promise<string>) =>
    find().catch((error: Error) => {
      signal?.throwIfAborted();
      failures.push(`${way}: ${error.message}`);
      return null;
    });

  const installed = await attempt('mongod on PATH', () => mongodOnPath(env));
  if (installed) return installed;

  const cache = new MongodCache(env);
  const cached = await cache.find();
  if (cached) return cached;
  failures.push(`fetched before, in ${cache.folder}: there is none`);

  log.info(`No MongoDB on this machine: fetching one, once, into ${cache.folder}`);
  for (const [way, fetch] of Object.entries(sources)) {
    const fetched = await attempt(way, () => fetchMongod(fetch, cache, signal));
    if (fetched) return fetched;
  }
  throw notFound(failures);
}
