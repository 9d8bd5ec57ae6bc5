import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { promisify } from 'node:util';
import { freePort } from '@handbill/embedded-mongo';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { generateStream, restStreams } from '../../../testing/event-stream.ts';
import { installedProgram } from '../../../testing/installed-program.ts';
import { keptLog } from '../../../testing/kept-log.ts';
import { rest, type Reachable } from '../../../testing/rest.ts';
import { testServer } from '../../../testing/test-server.ts';
import { tryPages } from '../../../testing/try-pages.ts';
import { projectRoot } from '../../settings/installation.ts';
import { readSettings } from '../../settings/settings.ts';
import { shownVariables } from '../../settings/variables.ts';

/** The same holds for 1,000, which take longer. */
const manyCalls = Number(process.env['PROXIED_CALLS'] ?? 100);

const run = promisify(execFile);
const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

const port = await freePort();
const publicUrl = `https://localhost:${port}/handbill`;
const { trustedProxies } = readSettings({ HANDBILL_TRUSTED_PROXIES: '127.0.0.1' });
const log = keptLog('info');
const server = testServer({ publicUrl, trustedProxies }, { log: log.log });

const dockerfile = read('deploy/Dockerfile');
const imageSettings = Object.fromEntries(
  (/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? '').split(' ').map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]),
);
/** A list of words in the Dockerfile, as Docker runs it. */
const words = (instruction: string): string[] =>
  JSON.parse(new RegExp(`${instruction} (\\[.+\\])$`, 'm').exec(dockerfile)?.[1] ?? '') as string[];

describe('the container', () => {
  const { services, volumes, networks } = parse(read('deploy/compose.yaml'));
  const { handbill, mongo } = services;

  it('is started with settings that there are, and as compose.yaml says', () => {
    const { XDG_CACHE_HOME: _, ...settings } = imageSettings;
    const environment = Object.fromEntries(
      Object.entries(handbill.environment as Record<string, string>).map(([name, value]) => [name, value.replace(/^\$\{\w+:-\}$/, '')]),
    );
    for (const some of [settings, environment]) expect(Object.keys(some).filter((name) => !shownVariables.includes(name))).toEqual([]);
    expect(readSettings({ ...settings, ...environment })).toMatchObject({ host: '0.0.0.0', port: 3000, data: '/data' });
    expect(environment['MONGODB_URI']).toBe(settings['MONGODB_URI']);
    // A model that compose.yaml does not hand on would be another one without a word.
    expect(Object.keys(environment)).toEqual(expect.arrayContaining(shownVariables.filter((name) => name.startsWith('OPENAI_'))));
    expect(mongo.healthcheck.test.at(-1)).toContain("_id: 'handbill', members: [{ _id: 0, host: 'mongo:27017' }]");
    expect(mongo.command).toContain('handbill');
    expect([handbill.ports, /^EXPOSE (.+)$/m.exec(dockerfile)?.[1]]).toEqual([['127.0.0.1:3000:3000'], '3000']);
    expect([handbill.volumes, mongo.volumes].flat().map((mount: string) => mount.split(':')[0])).toEqual(Object.keys(volumes));
    expect(handbill.networks.filter((name: string) => name !== 'default')).toEqual(Object.keys(networks));
    expect(existsSync(join(projectRoot, handbill.build.dockerfile))).toBe(true);
  });

  it('is looked at by its health check', async () => {
    const [, ...check] = words('CMD');
    await run(process.execPath, check, { env: { PORT: new URL(server.url).port } });
    await expect(run(process.execPath, check, { env: { PORT: '9' } })).rejects.toMatchObject({ code: 1 });
  });
});

it('is started by the unit where npm installs it, with the young generation of npm start everywhere', () => {
  const unit = read('deploy/handbill.service');
  expect(unit).toMatch(/^ExecStart=\/usr\/local\/bin\/handbill start$/m);
  const flag = /--max-semi-space-size=\d+/.exec(read('package.json'))?.[0];
  expect(words('ENTRYPOINT')).toEqual(['node', flag, '/opt/handbill/bin/handbill.js']);
});

const systemdAnalyze = installedProgram('systemd-analyze');
it.skipIf(systemdAnalyze === undefined)('has the unit rated by systemd as the documentation says', async () => {
  const { stdout } = await run(systemdAnalyze ?? '', ['security', '--offline=true', join(projectRoot, 'deploy/handbill.service')]);
  const [, rating] = /Overall exposure level for handbill\.service: (\S+)/.exec(stdout) ?? [];
  expect(read('docs/operations/deploying.md')).toContain(`\`systemd-analyze security --offline=true\` gives it ${rating} of 10`);
});

/** A proxy as it is configured in deploy/, here with a certificate of its own. */
interface Proxy {
  readonly name: string;
  readonly file: string;
  /** Replaces parts of the file, so that it serves on this machine, at a port of its own. */
  readonly configure: (text: string, folder: string) => string;
  readonly args: (file: string) => readonly string[];
}

const proxies: readonly Proxy[] = [
  {
    name: 'nginx',
    file: 'deploy/nginx.conf',
    configure: (text, folder) => {
      const own = text
        .replace('listen 443', `listen 127.0.0.1:${port}`)
        .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/certificate;`)
        .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key;`);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
        .join('\n');
      const alone = `daemon off;\nmaster_process off;\npid ${folder}/pid;\nerror_log ${folder}/log;\nevents {}\n`;
      return `${alone}http {\naccess_log off;\n${temporary}\n${own}}\n`;
    },
    args: (file) => ['-c', file, '-e', 'stderr'],
  },
  {
    name: 'caddy',
    file: 'deploy/Caddyfile',
    configure: (text, folder) =>
      `{\nadmin off\nauto_https disable_redirects\n}\n${text.replace(/^texts\.example\.com \{$/m, `https://localhost:${port} {\nbind 127.0.0.1\ntls ${folder}/certificate ${folder}/key`)}`,
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
];

it.each(proxies)('shows in the documentation how $name is configured', ({ file }) => {
  expect(read('docs/operations/deploying.md')).toContain(read(file).replace(/^#.*\n/, ''));
});

const installed = proxies.map((proxy) => ({ ...proxy, program: installedProgram(proxy.name) }));
for (const { name, file, configure, args, program = '' } of installed)
  describe.skipIf(program === '')(`behind ${name} with TLS, below a path${program === '' ? ': it is not installed here' : ''}`, () => {
    let folder = '';
    let ended: Promise<unknown> | undefined;
    const stop = new AbortController();
    const known = tls.getCACertificates();

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'handbill-proxy-'));
      const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
      await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, '-keyout', 'key', '-out', 'certificate'], {
        cwd: folder,
      });
      tls.setDefaultCACertificates([...known, await readFile(join(folder, 'certificate'), 'utf8')]);
      const own = join(folder, 'configuration');
      await mkdir(join(folder, 'home'));
      await writeFile(own, configure(read(file), folder).replace('127.0.0.1:3000', new URL(server.url).host));
      const child = spawn(program, args(own), { stdio: 'ignore', env: { HOME: join(folder, 'home') }, signal: stop.signal });
      ended = once(child, 'close').catch(() => undefined);
      await vi.waitFor(() => fetch(`${publicUrl}/health/live`), { timeout: 20_000 });
    });
    afterAll(async () => {
      tls.setDefaultCACertificates(known);
      stop.abort();
      await ended;
      if (folder !== '') await rm(folder, { recursive: true, force: true });
    });

    const there = () => ({ url: publicUrl, adminKey: server.adminKey });

    it(`names records and pages of lists as callers reach them, in each of ${manyCalls} calls`, { timeout: 120_000 }, async () => {
      const addresses = async (number: number): Promise<unknown[]> => {
        const body = { name: `Spring ${number}`, campaign_type: 'sales' };
        if (number % 2 === 0) {
          const made = await rest(there(), 'POST /campaigns', { body });
          return [made.status, made.headers.get('location')?.replace(made.body.id, 'ID'), made.headers.get('link')];
        }
        const list = await rest(there(), 'GET /campaigns?limit=1');
        return [list.status, list.headers.get('location'), list.headers.get('link')?.replace(/cursor=[^>&]+/g, 'cursor=CURSOR')];
      };
      await Promise.all([
        rest(there(), 'POST /campaigns', { body: { name: 'A', campaign_type: 'sales' } }),
        rest(there(), 'POST /campaigns', { body: { name: 'B', campaign_type: 'sales' } }),
      ]);
      const seen = new Set<string>();
      for (let made = 0; made < manyCalls; made += 20)
        for (const found of await Promise.all(Array.from({ length: 20 }, (_, index) => addresses(made + index))))
          seen.add(JSON.stringify(found));
      const link = `<${publicUrl}/v1/campaigns?limit=1&cursor=CURSOR>; rel="next"`;
      expect([...seen].toSorted()).toEqual([
        JSON.stringify([200, null, link]),
        JSON.stringify([201, `${publicUrl}/v1/campaigns/ID`, null]),
      ]);
      const { body } = await rest(there(), 'GET /campaigns?limit=1');
      const again = await rest(there(), 'GET /campaigns?limit=1');
      expect(
        (
          await fetch(/<([^>]+)>/.exec(again.headers.get('link') ?? '')?.[1] ?? '', {
            headers: { authorization: `Bearer ${server.adminKey}` },
          })
        ).status,
      ).toBe(200);
      expect((await rest(there(), `GET /campaigns/${body.data[0].id}`)).status).toBe(200);
    });

    it('has no page with a link that leads nowhere', { timeout: 60_000 }, async () => {
      const seen = new Map<string, number>();
      expect((await fetch(publicUrl)).url).toBe(`${publicUrl}/docs`);
      const open = [`${publicUrl}/docs`];
      for (let address = open.pop(); address !== undefined; address = open.pop()) {
        const answer = await fetch(address);
        seen.set(address, answer.status);
        const page = await answer.text();
        if (!(answer.headers.get('content-type') ?? '').startsWith('text/html')) continue;
        for (const [, link = ''] of page.matchAll(/ (?:href|src)="([^"#]+)[^"]*"/g)) {
          const target = new URL(link.replaceAll('&amp;', '&'), address).href;
          if (!target.startsWith(`https://localhost:${port}/`) || seen.has(target) || open.includes(target)) continue;
          open.push(target);
        }
      }
      expect([...seen].filter(([, status]) => status !== 200)).toEqual([]);
      expect([...seen.keys()].filter((address) => !address.startsWith(`${publicUrl}/`))).toEqual([]);
      expect(seen.size).toBeGreaterThan(30);
    });

    it('has pages that load, search and call in a browser', { timeout: 60_000 }, async () => {
      const { complaints, foreign } = await tryPages(there());
      expect([complaints, foreign]).toEqual([[], []]);
    });

    it('streams a text while it is written, as soon as the server itself does', async () => {
      const stream = await generateStream(there(), { type: 'email', topic: 'sandbox:slow bread' });
      const id = stream.headers.get('location')?.split('/').at(-1) ?? '';
      // Of the same text, read on both ways: where it is held back, the proxy's comes in larger pieces and later.
      const arrivals = async (at: Reachable): Promise<readonly number[]> => {
        const arrived: number[] = [];
        const follower = await restStreams.follow(at, id);
        for await (const { event } of follower) if (event === 'content.delta' && arrived.push(performance.now()) === 5) break;
        follower.leave();
        return arrived;
      };
      const [direct, proxied] = await Promise.all([arrivals(server), arrivals(there())]);
      const late = proxied.map((at, index) => at - (direct[index] ?? 0));
      expect(Math.max(...late)).toBeLessThan(100);
      expect((await rest(there(), `GET /content/${id}`)).body.status).toBe('generating');
      stream.leave();
    });

    it('has the caller’s address in its log, and not a forged one', async () => {
      const options = { localAddress: '127.0.0.2', headers: { 'x-forwarded-for': '203.0.113.9', 'x-request-id': `from-${name}` } };
      const call = request(`${publicUrl}/v1/me`, options).end();
      const [answer] = await once(call, 'response');
      answer.resume();
      await once(answer, 'end');
      await expect.poll(() => log.requests().find(({ request_id: id }) => id === `from-${name}`)?.['address']).toBe('127.0.0.2');
    });
  });
