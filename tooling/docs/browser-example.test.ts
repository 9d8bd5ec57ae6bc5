import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../../apps/server/testing/test-server.ts';
import { root } from '../architecture/source-files.ts';
import { testFolder } from '../testing/src/index.ts';

// Before the server, whose settings have to name the page's origin.
const serving = spawn(process.execPath, [join(root, 'examples/browser/serve.mjs')], {
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [origin] = (await once(createInterface(serving.stdout), 'line')) as [string];
const server = testServer({ corsOrigins: [origin] });

interface Script {
  writePost(form: { url: string; key: string; topic: string; platform: string }): Promise<string>;
}

const folder = await testFolder();
let script: Script;
beforeAll(async () => {
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  for (const name of ['handbill.js', 'write-post.js']) await writeFile(join(folder, name), await (await fetch(`${origin}/${name}`)).text());
  script = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'write-post.js')).href)) as Script;
});
afterAll(() => void serving.kill());

const post = (form: Partial<Parameters<Script['writePost']>[0]> = {}) =>
  script.writePost({ url: server.url, key: server.adminKey, topic: 'Our sourdough course', platform: 'mastodon', ...form });

describe('the page in the browser example', () => {
  it('is served with all that it asks for', async () => {
    const html = await (await fetch(origin)).text();
    const page = await (await fetch(`${origin}/page.js`)).text();
    const wanted = [...html.matchAll(/src="([^"]+)"/g), ...page.matchAll(/from '\.([^']+)'/g)].map(([, path]) => `${origin}${path}`);
    expect(wanted).toEqual([`${origin}/page.js`, `${origin}/write-post.js`]);
    expect((await Promise.all(wanted.map((url) => fetch(url)))).map(({ status }) => status)).toEqual([200, 200]);
    expect((await fetch(`${origin}/serve.mjs`)).status).toBe(404);
  });

  it('has a post written by the script that it serves', async () => {
    expect(await post()).toContain('#');
    expect(await post({ topic: 'sandbox:unparseable Our course' })).toMatch(/^Please review:/);
  });

  it('says in a sentence why there is no post', async () => {
    expect(await post({ key: 'hbk_wrong' })).toBe('That key is not valid.');
    expect(await post({ topic: ' ' })).toMatch(/faulty/);
    expect(await post({ url: 'http://127.0.0.1:1' })).toMatch(/^No complete response from http:\/\/127\.0\.0\.1:1/);
    expect(await post({ url: 'nonsense' })).toBe('That is no address of a server: nonsense');
  });

  it('is let in by a server that names its origin, and another page is not', async () => {
    const preflight = (from: string) =>
      fetch(`${server.url}/trpc/content.generate`, {
        method: 'OPTIONS',
        headers: { origin: from, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,content-type' },
      });
    const admitted = await preflight(origin);
    expect(admitted.headers.get('access-control-allow-origin')).toBe(origin);
    expect(admitted.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('authorization');
    expect((await preflight('http://elsewhere.example')).headers.get('access-control-allow-origin')).toBeNull();
  });
});
