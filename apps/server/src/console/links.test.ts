import { once } from 'node:events';
import { stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder } from '../../../../packages/embedded-mongo/testing/data-folder.ts';
import { browserRequest } from '../../testing/browser-request.ts';
import { cookieOf, page, signIn } from '../../testing/console-session.ts';
import { handbillCommand } from '../../testing/handbill-command.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';
import { defaultTimings } from '../settings/timings.ts';
import { OpenLinks } from './console-links.ts';
import { askForLink, serveLinks } from './link-socket.ts';

const server = testServer();

/** The token of a new link. */
const newToken = async (of: TestServer = server) => (await of.consoleLink()).split('#open=')[1];

const outcome = ({ status, body }: { status: number; body: { code?: string; reason?: string } }) => [status, body.code, body.reason];

describe('a link', () => {
  const late = testServer({}, { timings: { ...defaultTimings, openLink: 0 } });
  const open = testServer({ host: '0.0.0.0' });
  const lost = testServer();

  it('has 128 bits behind the #, and signs in once, with the scopes of the first key for 12 h', async () => {
    const link = await server.consoleLink();
    expect(link).toMatch(new RegExp(`^${server.url}/console#open=[\\w-]{22}$`));
    const token = link.split('#open=')[1];
    const answer = await signIn(server, { link: token });
    expect([answer.status, answer.body.key.scopes, answer.body.key.actor]).toEqual([200, ['admin'], null]);
    expect(Date.parse(answer.body.key.expires_at) - Date.now()).toBeGreaterThan(12 * 3_600_000 - 60_000);
    expect((await page(server, cookieOf(answer))('GET /v1/me')).status).toBe(200);
    const first = (await server.rest('GET /me')).body.key.id;
    expect((await server.rest(`GET /keys/${answer.body.key.id}`)).body.made_by.id).toBe(first);
    expect(outcome(await signIn(server, { link: token }))).toEqual([401, 'unauthenticated', 'link_used']);
  });

  it('that nobody gave is none', async () => {
    const { body, headers } = await signIn(server, { link: 'A'.repeat(22) });
    expect([body.code, body.reason, headers['set-cookie']]).toEqual(['unauthenticated', 'link_expired', undefined]);
    expect(body.detail).toContain('npm run handbill -- console');
  });

  it('is spent once where two ask at the same time', async () => {
    const token = await newToken();
    const ends = await Promise.all([signIn(server, { link: token }), signIn(server, { link: token })]);
    expect(ends.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401]);
  });

  it('is not spent by whoever fetches the address', async () => {
    const token = await newToken();
    await browserRequest(server.url, `GET /console/session?open=${token}`);
    await browserRequest(server.url, 'GET /console');
    expect((await signIn(server, { link: token })).status).toBe(200);
  });

  it.each<[string, () => Record<string, string>]>([
    ['through a proxy that says so', () => ({ 'x-forwarded-for': '192.0.2.7' })],
    ['through one that says so in the standard way', () => ({ forwarded: 'for=192.0.2.7' })],
  ])('opens nothing %s, and is not spent', async (_, headers) => {
    const token = await newToken();
    expect(outcome(await signIn(server, { link: token }, { headers: headers() }))).toEqual([403, 'forbidden', undefined]);
    expect((await signIn(server, { link: token })).status).toBe(200);
  });

  describe('of a server with a public URL', () => {
    const at = testServer({ publicUrl: 'https://texts.example.com/handbill' });

    it('leads to the address that works on this machine', async () => {
      expect(await at.consoleLink()).toMatch(new RegExp(`^${at.url}/handbill/console#open=`));
      expect((await signIn(at, { link: await newToken(at) })).status).toBe(200);
    });

    it('opens nothing under that, and is not spent', async () => {
      const token = await newToken(at);
      const headers = { host: 'texts.example.com', origin: 'https://texts.example.com' };
      expect(outcome(await signIn(at, { link: token }, { headers }))).toEqual([403, 'forbidden', undefined]);
      expect((await signIn(at, { link: token })).status).toBe(200);
    });
  });

  it('opens nothing any more when its time is over', async () => {
    expect(outcome(await signIn(late, { link: await newToken(late) }))).toEqual([401, 'unauthenticated', 'link_expired']);
  });

  it('is given by no server that others can reach, and opens nothing there', async () => {
    expect(await open.consoleLink()).toBe('');
    const at = { url: open.url.replace('0.0.0.0', '127.0.0.1'), adminKey: open.adminKey };
    expect(outcome(await signIn(at, { link: await newToken() }))).toEqual([403, 'forbidden', undefined]);
    expect((await signIn(at)).status).toBe(200);
    await expect(stat(join(open.data, 'console.sock'))).rejects.toMatchObject({ code: 'ENOENT' });
    const command = await handbillCommand({ HANDBILL_DATA: open.data }, 'console');
    expect([command.code, command.out]).toEqual([1, '']);
    expect(command.err).toContain('sign in there with a key');
  });

  it('is none without a first key that opens anything', async () => {
    const token = await newToken(lost);
    await writeFile(join(lost.data, 'admin.key'), 'hbk_nothing\n');
    expect(outcome(await signIn(lost, { link: token }))).toEqual([401, 'unauthenticated', 'key']);
    expect(await lost.consoleLink()).toBe('');
    const command = await handbillCommand({ HANDBILL_DATA: lost.data }, 'console');
    expect([command.code, command.err]).toEqual([1, expect.stringContaining('sign in with a key')]);
  });
});

it('lasts ten minutes, and no more than a hundred are remembered', () => {
  const links = new OpenLinks();
  const [first, second] = [links.create(0), links.create(0)];
  expect(links.use(first, 599_999)).toBeUndefined();
  expect([links.use(first, 599_999), links.use(second, 600_000)]).toEqual(['link_used', 'link_expired']);
  for (let more = 0; more < 100; more += 1) links.create(600_000);
  expect(links.use(first, 600_000)).toBe('link_expired');
  const oldest = links.create(700_000);
  for (let more = 0; more < 100; more += 1) links.create(700_000);
  expect(links.use(oldest, 700_000)).toBe('link_expired');
});

describe('handbill console', () => {
  it('asks the running server for a link, through a socket of its owner alone', async () => {
    expect((await stat(join(server.data, 'console.sock'))).mode & 0o777).toBe(0o600);
    const { code, out, err } = await handbillCommand({ HANDBILL_DATA: server.data }, 'console');
    expect([code, err]).toEqual([0, 'It signs in once, for 10 minutes:\n']);
    expect(out).toMatch(new RegExp(`^${server.url}/console#open=[\\w-]{22}\\n$`));
    expect((await signIn(server, { link: out.trim().split('#open=')[1] })).status).toBe(200);
  });

  it('says so where no server runs, and where the console is off', async () => {
    const data = await dataFolder();
    const none = await handbillCommand({ HANDBILL_DATA: data }, 'console');
    expect([none.code, none.err]).toEqual([1, expect.stringContaining(`No server that gives links runs on the data folder ${data}`)]);
    const off = await handbillCommand({ HANDBILL_DATA: server.data, HANDBILL_CONSOLE: 'off' }, 'console');
    expect([off.code, off.err]).toEqual([1, expect.stringContaining('HANDBILL_CONSOLE is off')]);
  });

  it('is answered by the server that has taken the place of a killed one, which stops though a program stays connected', async () => {
    const data = await dataFolder();
    const left = createServer().listen(join(data, 'console.sock'));
    await once(left, 'listening');
    const taking = await serveLinks(data, () => Promise.resolve('the link'));
    expect(await askForLink(data)).toBe('the link');
    const idle = connect({ path: join(data, 'console.sock'), allowHalfOpen: true });
    await once(idle, 'connect');
    taking.close();
    left.close();
    expect(await askForLink(data)).toBeNull();
    idle.destroy();
  });
});
