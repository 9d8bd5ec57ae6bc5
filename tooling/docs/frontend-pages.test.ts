import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { rest } from '../../apps/server/testing/rest.ts';
import { testServer } from '../../apps/server/testing/test-server.ts';
import { dataFolder } from '../../packages/embedded-mongo/testing/data-folder.ts';
import { createLive, type LiveFetch } from '../../packages/client/src/live.ts';
import { root } from '../architecture/source-files.ts';
import { compiled } from '../testing/src/compiler.ts';
import { testFolder } from '../testing/src/index.ts';
import { page } from './pages.ts';

const server = testServer();
const example = join(root, 'examples/react');

const folder = await testFolder();

// The example is compiled and run in Chromium, and what uses the packed hooks, or tRPC's own client, is compiled: so is what the page shows of them.
it('shows in docs/react.md what is in the example, or in a consumer', () => {
  const sources = [
    'examples/react/*.ts',
    'examples/react/src/**/*.{ts,tsx}',
    'packages/react/testing/usage.tsx',
    'tooling/clients/trpc/src/*.ts',
  ];
  const files = globSync(sources, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const blocks = [...page('docs/react.md').text.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
  expect(blocks.length).toBeGreaterThan(5);
  expect(blocks.filter((code) => !files.some((file) => file.includes(code)))).toEqual([]);
});

/** Writes the files of docs/nextjs.md, with what they import beside them; resolves to how many there are. */
async function writeApp(app: string, changed: (code: string) => string): Promise<number> {
  const files = [...page('docs/nextjs.md').text.matchAll(/^`([^`\n]+)`:\n\n```tsx?\n([\s\S]*?)^```$/gm)];
  for (const [, file = '', code = ''] of files) {
    await mkdir(dirname(join(app, file)), { recursive: true });
    await writeFile(join(app, file), changed(code));
  }
  await symlink(join(example, 'node_modules'), join(app, 'node_modules'));
  return files.length;
}

// Next.js itself is not installed for it: nothing on the page imports it.
it('shows in docs/nextjs.md what compiles', async () => {
  expect(await writeApp(folder, (code) => code)).toBeGreaterThan(5);
  const notInstalled = [
    "declare module 'server-only';",
    "declare module 'next/cache' { export function revalidatePath(path: string): void }",
  ];
  await writeFile(join(folder, 'not-installed.d.ts'), notInstalled.join('\n'));
  const compilerOptions = { allowImportingTsExtensions: false, types: ['node'], typeRoots: [join(root, 'node_modules/@types')] };
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(example, 'tsconfig.json'), compilerOptions, include: ['**/*.ts', '**/*.tsx'] }),
  );
  expect(await compiled('-b', 'packages/client')).toBe('');
  expect(await compiled('-p', folder)).toBe('');
});

/** A module of docs/nextjs.md, in a folder with the modules that it imports. */
async function moduleOf<T>(file: string): Promise<T> {
  vi.stubEnv('HANDBILL_URL', server.url);
  vi.stubEnv('HANDBILL_KEY', server.adminKey);
  const app = await dataFolder();
  // Next.js finds a module without its extension, and has `server-only` and `next/cache`, which do nothing here.
  await writeApp(app, (code) =>
    code
      .replaceAll(/from '(\.[^']*)'/g, "from '$1.ts'")
      .replaceAll(/^import .*'server-only';$/gm, '')
      .replaceAll(/^import \{ revalidatePath \} .*$/gm, 'const revalidatePath = (_path: string) => undefined;'),
  );
  return (await import(join(app, file))) as T;
}

type Route<Params> = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

it('shows in docs/nextjs.md a route through which a lost answer is not paid for twice', async () => {
  const { POST } = await moduleOf<{ POST: Route<{ call: string }> }>('app/trpc/[call]/route.ts');
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

it('shows in docs/nextjs.md a route through which a text is read while it is written, and found again by its key', async () => {
  const { GET, POST } = await moduleOf<Record<'GET' | 'POST', Route<{ path: string[] }>>>('app/v1/[...path]/route.ts');
  const asked: string[] = [];
  const viaRoute: LiveFetch = async (url, init) => {
    const request = new Request(url, init);
    const { pathname } = new URL(request.url);
    asked.push(`${request.method} ${pathname}`);
    const answer = await (request.method === 'GET' ? GET : POST)(request, {
      params: Promise.resolve({ path: pathname.split('/').slice(2) }),
    });
    if (asked.length > 1) return answer;
    // The page's connection breaks before it has read a word.
    await answer.body?.cancel();
    throw new TypeError('Failed to fetch');
  };
  const live = createLive({ url: 'http://app.example', fetch: viaRoute });
  const text = live.generate({ type: 'blog_article', topic: 'Bread', length: 60 });
  const seen: string[] = [];
  for await (const { event } of text) seen.push(event);
  const { id, output } = await text.result;
  expect([seen.includes('content.delta'), seen.at(-1), asked]).toEqual([
    true,
    'content.finished',
    ['POST /v1/content/generate', 'POST /v1/content/generate'],
  ]);
  expect((await live.follow<'blog_article'>(id).result).output).toEqual(output);
  expect((await rest(server, 'GET /content?type=blog_article')).body.pagination.total).toBe(1);
  const other = await GET(new Request('http://app.example/v1/keys'), { params: Promise.resolve({ path: ['keys'] }) });
  expect(other.status).toBe(403);
});

it('shows in docs/nextjs.md a Server Action whose faults stand at their fields', async () => {
  type Action = (before: object, form: FormData) => Promise<{ faults: { pointer: string }[]; message: string }>;
  const { createCampaign } = await moduleOf<{ createCampaign: Action }>('app/campaigns/create-campaign.ts');
  const submit = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return createCampaign({}, form);
  };
  expect((await submit({ name: ' ', budget: '9.999' })).faults.map(({ pointer }) => pointer)).toEqual(['/name', '/budget']);
  expect(await submit({ name: 'Spring', budget: '' })).toEqual({ faults: [], message: 'Spring is created.' });
});
