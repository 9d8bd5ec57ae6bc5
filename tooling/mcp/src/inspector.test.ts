import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { bundled, shell } from '../../../apps/server/testing/main-process.ts';
import { testServer } from '../../../apps/server/testing/test-server.ts';

const server = testServer();
const inspector = join(
  createRequire(import.meta.url).resolve('@modelcontextprotocol/inspector/package.json'),
  '../clients/launcher/build/index.js',
);

/** Runs the official inspector, with nothing of the user who runs the tests. */
async function inspect(args: readonly string[], env: Record<string, string> = {}): Promise<{ code: number; out: string; err: string }> {
  const home = await mkdtemp(join(tmpdir(), 'handbill-inspector-'));
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [inspector, '--cli', ...args],
      { env: { ...shell, ...env, HOME: home }, maxBuffer: 1 << 26 },
      (error, out, err) => resolve({ code: typeof error?.code === 'number' ? error.code : error === null ? 0 : 1, out, err }),
    );
  });
}

it('satisfies the official inspector, its rules for portable schemas too', { timeout: 120_000 }, async () => {
  const header = ['--header', `Authorization: Bearer ${server.adminKey}`];
  const listed = await inspect([`${server.url}/mcp`, ...header, '--method', 'tools/list', '--strict']);
  expect([listed.code, listed.err]).toEqual([0, '']);
  expect((JSON.parse(listed.out) as { tools: unknown[] }).tools).toHaveLength(11);
  const called = await inspect([
    `${server.url}/mcp`,
    ...header,
    '--method',
    'tools/call',
    '--tool-name',
    'list_voices',
    '--tool-arg',
    'limit=3',
  ]);
  expect([called.code, JSON.parse(called.out)]).toMatchObject([0, { structuredContent: { pagination: { total: 0 } } }]);
  const stdio = await inspect([
    process.execPath,
    bundled('handbill'),
    'mcp',
    '-e',
    `HANDBILL_URL=${server.url}`,
    '-e',
    `HANDBILL_KEY=${server.adminKey}`,
    '--method',
    'prompts/list',
  ]);
  expect(stdio.out).toContain('brief_landing_page');
});
