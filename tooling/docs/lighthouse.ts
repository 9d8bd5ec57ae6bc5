// `node --conditions=@handbill/source tooling/docs/lighthouse.ts`: measures the pages of the compiled server as Lighthouse sees
// them on a phone on a slow line, and fails where one falls below its goal.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { forkServer } from '../testing/src/fork-server.ts';
import { launchBrowser } from '../testing/src/launch-browser.ts';

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

interface Measured {
  /** By category, from 0 to 1. */
  readonly scores: Readonly<Record<string, number | null>>;
  /** In milliseconds and bytes. */
  readonly metrics: Readonly<Record<string, number>>;
}

const metricNames = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index', 'total-byte-weight'];

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

/** Lighthouse's figures for a page on its usual phone: slow 4G, and a processor four times slower than this one. */
async function lighthouse(url: string, browser: Browser): Promise<Measured> {
  const { default: run } = await fetchLighthouse();
  const result = await run(url, { port: Number(new URL(browser.wsEndpoint()).port), output: 'json', logLevel: 'error' });
  if (result === undefined) throw new Error(`Lighthouse has no report of ${url}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(runtimeError.message);
  return {
    scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, score])),
    metrics: Object.fromEntries(metricNames.map((name) => [name, Math.round(audits[name]?.numericValue ?? 0)])),
  };
}

/** Of each category, from 0 to 1. */
const promised = 0.95;
const pages = ['/docs', '/docs/campaigns', '/docs/guides', '/docs/guides/rest', '/problems', '/problems/invalid_request'];

const data = await mkdtemp(join(tmpdir(), 'handbill-lighthouse-'));
const { PATH, HOME } = process.env;
const server = await forkServer(resolve('apps/server/dist/main.js'), { PATH, HOME, PORT: '0', HANDBILL_DATA: data, LOG_LEVEL: 'error' });
const browser = await launchBrowser();
try {
  for (const page of pages) {
    const { scores, metrics } = await lighthouse(`${server.url}${page}`, browser);
    const missed = Object.values(scores).filter((score) => (score ?? 0) < promised);
    console.log(page, JSON.stringify(scores), JSON.stringify(metrics), missed.length > 0 ? 'below what is promised' : '');
    if (missed.length > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(data, { recursive: true, force: true });
}
