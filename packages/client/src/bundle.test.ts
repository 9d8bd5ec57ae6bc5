import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../../../apps/server/testing/test-server.ts';

const server = testServer();

/** The script that a bundler makes of these modules of the client for a page, and its files. */
async function bundle(...names: string[]): Promise<{ script: string; modules: string[] }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: names.map((name) => `export * from '${name}';`).join('\n'), resolveDir: import.meta.dirname },
    conditions: ['@handbill/source'],
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    globalName: 'handbill',
    metafile: true,
    write: false,
  });
  return { script: outputFiles.map(({ text }) => text).join(''), modules: Object.keys(metafile.inputs) };
}

const compressed = (text: string): number => gzipSync(text, { level: 9 }).length;

let script = '';
let modules: string[] = [];
/** With texts that are read while they are written. */
let both = '';
beforeAll(async () => {
  ({ script, modules } = await bundle('@handbill/client'));
  both = (await bundle('@handbill/client', '@handbill/client/live')).script;
});

/** Runs code as a script of the page at `href` would, with nothing but the language and these web globals. */
const inPage = (code: string, href = `${server.url}/campaigns`): Promise<unknown> => {
  const web = {
    fetch,
    AbortController,
    AbortSignal,
    Blob,
    File,
    FormData,
    URL,
    TextDecoder,
    crypto,
    performance,
    setTimeout,
    clearTimeout,
  };
  const page = { ...web, location: new URL(href), address: server.url, key: server.adminKey };
  return runInNewContext(
    `${both}; (async () => { const client = handbill.createClient({ url: address, key }); ${code} })()`,
    page,
  ) as Promise<unknown>;
};

describe('the client in a page', () => {
  it('adds at most 12 kB to it, compressed', () => {
    expect(compressed(script)).toBeLessThan(12_000);
  });

  it('includes tRPC and superjson, and nothing of zod, of the server or of Node', () => {
    const packages = new Set(modules.map((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file.replace(/src\/.*/, '')));
    expect(
      [...packages].filter((name) => !/^(@trpc\/(client|server)|superjson|copy-anything|is-what|.*packages\/client\/|<stdin>)$/.test(name)),
    ).toEqual([]);
    expect(script).not.toMatch(/node:|require\(|\bprocess\.|\bBuffer\b/);
  });

  it('adds at most 8 kB more with texts that are read while they are written', async () => {
    expect(compressed(both) - compressed(script)).toBeLessThan(8_000);
    expect(both).not.toMatch(/node:|require\(|\bprocess\.|\bBuffer\b/);
    expect(modules.filter((file) => file.includes('/live'))).toEqual([]);
    // Without tRPC, on a page that only reads texts.
    const { script: alone, modules: own } = await bundle('@handbill/client/live');
    expect(compressed(alone)).toBeLessThan(8_000);
    expect(own.filter((file) => file.includes('node_modules'))).toEqual([]);
  });

  it('needs web globals only', async () => {
    const made = inPage("return client.campaigns.create.mutate({ name: 'From a page', campaign_type: 'sales', starts_at: new Date(0) })");
    expect(await made).toMatchObject({ name: 'From a page', starts_at: { getTime: expect.any(Function) } });
    expect(await inPage('return (await Promise.all([client.me.get.query(), client.campaigns.list.query()])).length')).toBe(2);
  });

  it('reads a text while it is written there too', async () => {
    const written = `const text = handbill.createLive({ url: address, key }).generate({ type: 'email', topic: 'Bread' });
      for await (const { event, partial } of text) if (event === 'content.delta' && partial.subject === undefined) throw partial;
      return (await text.result).output`;
    expect(await inPage(written)).toMatchObject({ subject: expect.any(String), body: expect.any(String) });
  });

  it('distinguishes its errors there too', async () => {
    const missing =
      "return client.campaigns.get.query({ id: 'cmp_none' }).catch((error) => handbill.isHandbillError(error) && error.problem.code)";
    expect(await inPage(missing)).toBe('not_found');
    const late = 'return client.me.get.query({}, { timeout: 0 }).catch((error) => error.problem.code)';
    expect(await inPage(late)).toBe('timeout');
    const aborted = 'return client.me.get.query({}, { signal: AbortSignal.abort() }).catch((error) => error.problem.code)';
    expect(await inPage(aborted)).toBe('aborted');
  });

  it.each(['/', '/trpc', '/v1/'])("calls the page's own server at %s", async (url) => {
    const me = `return (await handbill.createClient({ url: '${url}', key }).me.get.query()).key.scopes`;
    expect(await inPage(me)).toEqual(['admin']);
  });

  it('says what to check where the browser does not: the server, and across origins CORS', async () => {
    const failure =
      "return handbill.createClient({ url: 'http://127.0.0.1:1', key, retries: 0 }).me.get.query().catch(({ detail }) => detail)";
    const check = / fetch failed\. Check that the server is running at this address$/;
    expect(await inPage(failure, 'http://127.0.0.1:1/campaigns')).toMatch(check);
    expect(await inPage(failure, 'http://localhost:5173/')).toMatch(
      / address and that its setting HANDBILL_CORS_ORIGINS names http:\/\/localhost:5173$/,
    );
  });
});
