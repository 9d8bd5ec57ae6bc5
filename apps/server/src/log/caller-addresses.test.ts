import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keptLog } from '../../testing/kept-log.ts';
import { RawConnection } from '../../testing/raw-http.ts';
import { testServer } from '../../testing/test-server.ts';
import { readSettings } from '../settings/settings.ts';

const [log, bare] = [keptLog('info'), keptLog('info')];
const { trustedProxies } = readSettings({ HANDBILL_TRUSTED_PROXIES: '127.0.0.0/8, 10.0.0.0/8,2001:db8:1::/48, 192.0.2.7' });
const behind = testServer({ trustedProxies }, { log: log.log });
const direct = testServer({}, { log: bare.log });

/** The lines of requests with this id, once there is one. */
async function lineOf({ requests }: typeof log, id: string) {
  const found = () => requests().filter((line) => line['request_id'] === id);
  await expect.poll(() => found().length).toBe(1);
  return found()[0];
}

let count = 0;
async function lineAfter(path: string, headers: Record<string, string>, { server, kept } = { server: behind, kept: log }) {
  const id = `addressed-${(count += 1)}`;
  await fetch(`${server.url}${path}`, { headers: { ...headers, 'x-request-id': id } });
  return lineOf(kept, id);
}

describe('the address of a caller', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['6.6.6.6, 192.0.2.1', '192.0.2.1'],
    ['6.6.6.6, 192.0.2.1, 10.1.2.3', '192.0.2.1'],
    ['192.0.2.1,192.0.2.7,2001:db8:1:2::3', '192.0.2.1'],
    ['192.0.2.1:4711', '192.0.2.1'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['unknown', '127.0.0.1'],
    ['6.6.6.6, ", 10.0.0.1', '10.0.0.1'],
    ['6.6.6.6, fe80::1%eth0', '127.0.0.1'],
    ['', '127.0.0.1'],
    [',,,', '127.0.0.1'],
    ['10.0.0.1, 10.0.0.2', '10.0.0.1'],
    [`6.6.6.6,${'10.0.0.1,'.repeat(900)}10.0.0.1`, '10.0.0.1'],
  ])('is read from X-Forwarded-For: %s', async (list, address) => {
    expect(await lineAfter('/v1/me', { 'x-forwarded-for': list })).toMatchObject({ address, status: 401 });
  });

  it.each([
    ['for=192.0.2.1', '192.0.2.1'],
    ['for=6.6.6.6, for="192.0.2.1:47";proto=https;by=10.0.0.1, For="[2001:db8:1::9]:4711"', '192.0.2.1'],
    ['proto=https; for = "[2001:db8::1]"', '2001:db8::1'],
    ['for="6.6.6.6, for=192.0.2.1', '192.0.2.1'],
    ['for=_hidden, for=10.0.0.1', '10.0.0.1'],
    ['by=6.6.6.6', '127.0.0.1'],
    [`x${';for'.repeat(3_000)}`, '127.0.0.1'],
  ])('is read from Forwarded: %s', async (list, address) => {
    expect(await lineAfter('/docs', { forwarded: list })).toMatchObject({ address, status: 200 });
  });

  it('is that of X-Forwarded-For where both are there: a proxy that adds this one leaves the other as it was sent', async () => {
    expect(await lineAfter('/docs', { forwarded: 'for=6.6.6.6', 'x-forwarded-for': '192.0.2.1' })).toMatchObject({ address: '192.0.2.1' });
  });

  it('is the connection’s where no proxy is trusted, whatever is forged', async () => {
    const forged = { forwarded: 'for=6.6.6.6', 'x-forwarded-for': '6.6.6.6', 'x-real-ip': '6.6.6.6' };
    expect(await lineAfter('/docs', forged, { server: direct, kept: bare })).toMatchObject({ address: '127.0.0.1' });
  });

  it('is there for what is no request, too', async () => {
    const connection = new RawConnection(behind.url);
    connection.socket.write('nonsense\r\n\r\n');
    await connection.closed;
    await expect.poll(() => log.requests().find(({ path }) => path === null)).toMatchObject({ address: '127.0.0.1', status: 400 });
  });
});

describe('a refused key', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../../../docs/operations/operating.md'), 'utf8');
  const filter = /^failregex = (.+)$/m.exec(docs)?.[1]?.replace('<ADDR>', String.raw`(?<address>[\da-f:.]+)`) ?? 'is missing in the docs';
  /** As fail2ban looks for it. */
  const blocked = (id: string) =>
    log
      .text()
      .split('\n')
      .filter((line) => line.includes(`"${id}"`))
      .map((line) => new RegExp(filter).exec(line)?.groups?.['address']);

  const unknown = { authorization: 'Bearer hbk_unknown_key_that_nobody_has', 'x-forwarded-for': '6.6.6.6' };

  it.each([
    '/v1/me',
    '/trpc/me.get',
    '/trpc/me.get,campaigns.list,no.such?batch=1',
    '/metrics',
    '/v1/me?x="address":"192.0.2.9",',
    '/v1/content/"address":"192.0.2.9","',
  ])('has a line in one form, in which fail2ban finds whom to block: %s', async (path) => {
    const line = await lineAfter(path, unknown);
    expect(blocked(line?.['request_id'])).toEqual(['6.6.6.6']);
  });

  it.each([
    ['a key that is taken', '/v1/me', () => behind.adminKey],
    ['no key', '/v1/me', () => undefined],
    ['an address that says so', '/v1/campaigns/"reason":"The key is unknown, expired or revoked."', () => behind.adminKey],
  ])('is not found in the line of %s', async (_, path, key) => {
    const secret = key();
    const line = await lineAfter(path, { ...(secret !== undefined && { authorization: `Bearer ${secret}` }) });
    expect(blocked(line?.['request_id'])).toEqual([undefined]);
  });
});
