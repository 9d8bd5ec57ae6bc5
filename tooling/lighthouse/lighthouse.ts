import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const version = '13.5.0';
const folder = resolve('node_modules/.cache', `lighthouse-${version}`);

interface Browser {
  wsEndpoint(): string;
}

/** As much of a report as is read here. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly runtimeError?: { readonly message: string };
}

interface Module {
  readonly default: (url: string, flags: object) => Promise<{ readonly lhr: Report } | undefined>;
}

export interface Measured {
  /** By category, from 0 to 1. */
  readonly scores: Readonly<Record<string, number | null>>;
  /** In milliseconds and bytes. */
  readonly metrics: Readonly<Record<string, number>>;
}

const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index', 'total-byte-weight'];

/** Fetches Lighthouse, once: 176 MB that nothing else needs would be too much for every install. */
async function fetchLighthouse(): Promise<Module> {
  if (!existsSync(folder)) {
    const unfinished = `${folder}-${process.pid}`;
    await mkdir(unfinished, { recursive: true });
    await writeFile(join(unfinished, 'package.json'), '{ "private": true }');
    const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    await promisify(execFile)('npm', ['install', '--prefix', unfinished, ...quiet, `lighthouse@${version}`]);
    await rename(unfinished, folder);
  }
  return (await import(pathToFileURL(join(folder, 'node_modules/lighthouse/core/index.js')).href)) as Module;
}

/** What Lighthouse says of a page on its usual phone: slow 4G, and a processor four times slower than this one. */
export async function lighthouse(url: string, browser: Browser): Promise<Measured> {
  const { default: run } = await fetchLighthouse();
  const result = await run(url, { port: Number(new URL(browser.wsEndpoint()).port), output: 'json', logLevel: 'error' });
  if (result === undefined) throw new Error(`Lighthouse has no report of ${url}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(runtimeError.message);
  return {
    scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, score])),
    metrics: Object.fromEntries(metrics.map((name) => [name, Math.round(audits[name]?.numericValue ?? 0)])),
  };
}
