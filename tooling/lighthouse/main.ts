// Measures the server's pages as Lighthouse sees them on a phone on a slow line, and fails where one falls below what is promised.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { launchBrowser } from '../testing/src/launch-browser.ts';
import { lighthouse } from './lighthouse.ts';

const promised = { performance: 0.9, accessibility: 1 };
const pages = ['/docs', '/docs/console', '/docs/guides/rest', '/problems', '/problems/invalid_request'];
/** The console is a program, and loads as one: only its accessibility is promised. */
const slow = new Set(['/docs/console']);

/** Starts the compiled server with a database of its own. */
async function startServer(data: string): Promise<{ readonly url: string; stop(): Promise<unknown> }> {
  const server = spawn(process.execPath, [resolve('apps/server/dist/main.js')], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', HANDBILL_DATA: data, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'close');
  const stop = () => (server.kill('SIGTERM'), ended);
  for await (const line of createInterface(server.stdout)) {
    const [, url] = /^\s*Docs\s+(\S+)\/docs$/.exec(line) ?? [];
    if (url !== undefined) return { url, stop };
  }
  throw new Error('The server ended before it was ready');
}

const data = await mkdtemp(join(tmpdir(), 'handbill-lighthouse-'));
const server = await startServer(data);
const browser = await launchBrowser();
try {
  for (const page of pages) {
    const { scores, metrics } = await lighthouse(`${server.url}${page}`, browser);
    const wanted = slow.has(page) ? { accessibility: promised.accessibility } : promised;
    const missed = Object.entries(wanted).filter(([name, least]) => (scores[name] ?? 0) < least);
    console.log(page, JSON.stringify(scores), JSON.stringify(metrics), missed.length > 0 ? 'below what is promised' : '');
    if (missed.length > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(data, { recursive: true, force: true });
}
