import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { rest } from '../../apps/server/testing/rest.ts';
import { testServer } from '../../apps/server/testing/test-server.ts';
import { root } from '../architecture/source-files.ts';
import { page } from './pages.ts';

const server = testServer();
const example = join(root, 'examples/react');
const complaints = (...args: string[]): Promise<string> =>
  promisify(execFile)(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...args], { cwd: root }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );

let folder = '';
afterAll(() => rm(folder, { recursive: true, force: true }));

// The example is compiled and run in Chromium, so what the page shows of it is as well.
it('shows in docs/react.md what is in the example', () => {
  const files = globSync(['*.ts', 'src/**/*.{ts,tsx}'], { cwd: example }).map((file) => readFileSync(join(example, file), 'utf8'));
  const blocks = [...page('docs/react.md').text.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
  expect(blocks.length).toBeGreaterThan(5);
  expect(blocks.filter((code) => !files.some((file) => file.includes(code)))).toEqual([]);
});

// Next.js itself is not installed for it: nothing on the page imports it.
it('shows in docs/nextjs.md what compiles', async () => {
  const files = [...page('docs/nextjs.md').text.matchAll(/^`([^`\n]+)`:\n\n```tsx?\n([\s\S]*?)^```$/gm)];
  expect(files.length).toBeGreaterThan(5);
  folder = await mkdtemp(join(tmpdir(), 'handbill-nextjs-'));
  for (const [, file = '', code = ''] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), code);
  }
  await writeFile(join(folder, 'server-only.d.ts'), "declare module 'server-only';");
  await symlink(join(example, 'node_modules'), join(folder, 'node_modules'));
  const compilerOptions = { allowImportingTsExtensions: false, types: ['node'], typeRoots: [join(root, 'node_modules/@types')] };
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(example, 'tsconfig.json'), compilerOptions, include: ['**/*.ts', '**/*.tsx'] }),
  );
  expect(await complaints('-b', 'packages/client')).toBe('');
  expect(await complaints('-p', folder)).toBe('');
});

it('shows in docs/nextjs.md a route through which a lost answer is not paid for twice', async () => {
  vi.stubEnv('HANDBILL_URL', server.url);
  vi.stubEnv('HANDBILL_KEY', server.adminKey);
  const [, code = ''] = /^`app\/trpc\/\[call\]\/route\.ts`:\n\n```ts\n([\s\S]*?)^```$/m.exec(page('docs/nextjs.md').text) ?? [];
  const file = join(await mkdtemp(join(tmpdir(), 'handbill-route-')), 'route.ts');
  onTestFinished(() => rm(dirname(file), { recursive: true, force: true }));
  await writeFile(file, code);
  const { POST } = (await import(file)) as { POST: (request: Request, context: object) => Promise<Response> };
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const body = JSON.stringify({ json: { type: 'email', topic: 'Bread' } });
  const ask = async () => {
    const request = new Request('http://app.example/trpc/content.generate', { method: 'POST', headers, body });
    return POST(request, { params: Promise.resolve({ call: 'content.generate' }) });
  };
  // The browser never sees the first answer.
  await (await ask()).body?.cancel();
  const again = await ask();
  expect([again.status, again.headers.get('idempotency-replayed'), again.headers.get('content-type')]).toEqual([
    200,
    'true',
    'application/json',
  ]);
  expect((await rest(server, 'GET /content')).body.pagination.total).toBe(1);
});
