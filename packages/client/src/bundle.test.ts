import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../../../apps/server/testing/test-server.ts';

const server = testServer();

let script = '';
let modules: string[] = [];
beforeAll(async () => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: "export * from '@handbill/client';", resolveDir: import.meta.dirname },
    conditions: ['@handbill/source'],
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    globalName: 'handbill',
    metafile: true,
    write: false,
  });
  script = outputFiles.map(({ text }) => text).join('');
  modules = Object.keys(metafile.inputs);
});

/** Runs code as a page's script would, with nothing but the language and these web globals. */
const inPage = (code: string): Promise<unknown> => {
  const web = { fetch, AbortController, AbortSignal, Blob, File, FormData, URL, setTimeout, clearTimeout };
  const page = { ...web, address: server.url, key: server.adminKey };
  return runInNewContext(
    `${script}; (async () => { const client = handbill.createClient({ url: address, key }); ${code} })()`,
    page,
  ) as Promise<unknown>;
};

describe('the client in a page', () => {
  it('adds at most 16 kB to it', () => {
    expect(gzipSync(script, { level: 9 }).length).toBeLessThan(16_000);
  });

  it('includes tRPC and superjson, and nothing of zod, of the server or of Node', () => {
    const packages = new Set(modules.map((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file.replace(/src\/.*/, '')));
    expect(
      [...packages].filter((name) => !/^(@trpc\/(client|server)|superjson|copy-anything|is-what|.*packages\/client\/|<stdin>)$/.test(name)),
    ).toEqual([]);
    expect(script).not.toMatch(/node:|require\(|\bprocess\.|\bBuffer\b/);
  });

  it('needs web globals only', async () => {
    const made = inPage("return client.campaigns.create.mutate({ name: 'From a page', campaign_type: 'sales', starts_at: new Date(0) })");
    expect(await made).toMatchObject({ name: 'From a page', starts_at: { getTime: expect.any(Function) } });
    expect(await inPage('return (await Promise.all([client.me.get.query(), client.campaigns.list.query()])).length')).toBe(2);
  });

  it('distinguishes its errors there too', async () => {
    const missing =
      "return client.campaigns.get.query({ id: 'cmp_none' }).catch((error) => handbill.isHandbillError(error) && error.problem.code)";
    expect(await inPage(missing)).toBe('not_found');
    const aborted = 'return client.me.get.query({}, { signal: AbortSignal.abort() }).catch((error) => error.problem.code)';
    expect(await inPage(aborted)).toBe('aborted');
  });
});
