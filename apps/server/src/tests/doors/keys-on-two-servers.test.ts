import { describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

const rateLimits = { key: { requests: 100_000, milliseconds: 60_000 }, workspace: null };
const one = testServer({ rateLimits, streamsPerKey: 2 });
const other = one.beside({ rateLimits: { key: null, workspace: null }, streamsPerKey: 100 });

const scopes = ['events:read', 'campaigns:read'];
const newKey = async (fields: object = {}): Promise<{ id: string; key: string }> =>
  (await one.rest('POST /keys', { body: { name: 'Page', scopes, ...fields } })).body;
const statusOf = async (server: TestServer, key: string) => (await server.rest('GET /me', { key })).status;

/** Follows the events of the workspace; resolves once they are open. `ended` is all of their text. */
async function follow(server: TestServer, key: string) {
  const leave = new AbortController();
  const response = await fetch(`${server.url}/v1/events`, {
    headers: { authorization: `Bearer ${key}`, accept: 'text/event-stream' },
    signal: AbortSignal.any([leave.signal, AbortSignal.timeout(20_000)]),
  });
  return { status: response.status, ended: () => response.text(), leave: () => leave.abort(), response };
}

/** Milliseconds until a condition holds; it is asked for without a pause. */
async function timeUntil(holds: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (!(await holds())) if (performance.now() - began > 10_000) throw new Error('It did not hold in time');
  return performance.now() - began;
}

describe('a key that is revoked on one server', { timeout: 60_000 }, () => {
  it('is refused by the other one within a second, and its streams there end', async () => {
    const keys = await Promise.all(Array.from({ length: 10 }, () => newKey()));
    const streams = await Promise.all(keys.map(({ key }) => follow(other, key)));
    expect(streams.map(({ status }) => status)).toEqual(keys.map(() => 200));
    expect(await Promise.all(keys.map(({ key }) => statusOf(other, key)))).toEqual(keys.map(() => 200));
    const times = await Promise.all(
      keys.map(async ({ id, key }, index) => {
        expect((await one.rest(`DELETE /keys/${id}`)).status).toBe(204);
        const began = performance.now();
        const [refusedAfter, text] = await Promise.all([
          timeUntil(async () => (await statusOf(other, key)) === 401),
          streams[index]?.ended().then((said) => ({ said, after: performance.now() - began })),
        ]);
        expect(text?.said).toContain('"code":"unauthenticated"');
        return [refusedAfter, text?.after ?? Infinity];
      }),
    );
    // A second, and the time of a busy machine to send and read.
    expect(Math.max(...times.flat())).toBeLessThan(3_000);
  });

  it('takes with it what it made, calls and streams, there too', async () => {
    const maker = await newKey({ scopes: [...scopes, 'keys:write'] });
    const child = (await one.rest('POST /keys', { key: maker.key, body: { name: 'Page', scopes: [...scopes, 'keys:write'] } })).body;
    const grandchild = (await one.rest('POST /keys', { key: child.key, body: { name: 'Page', scopes } })).body;
    const streams = await Promise.all([child, grandchild].map(({ key }) => follow(other, key)));
    expect((await one.rest(`DELETE /keys/${maker.id}`)).status).toBe(204);
    const began = performance.now();
    for (const stream of streams) expect(await stream.ended()).toContain('"code":"unauthenticated"');
    expect(performance.now() - began).toBeLessThan(3_000);
    expect([await statusOf(other, child.key), await statusOf(other, grandchild.key)]).toEqual([401, 401]);
  });

  it('and one that is changed is another there at once, and so is what it made', async () => {
    const { id, key } = await newKey({ scopes: [...scopes, 'keys:write'] });
    const made = (await one.rest('POST /keys', { key, body: { name: 'Page', scopes } })).body;
    for (const each of [key, made.key]) expect(await statusOf(other, each)).toBe(200);
    await one.rest(`PATCH /keys/${id}`, { body: { actor: 'user_42' } });
    for (const each of [key, made.key])
      await timeUntil(async () => (await other.rest('GET /me', { key: each })).body.key.actor === 'user_42');
  });
});

describe('the streams of a key', { timeout: 60_000 }, () => {
  it('are as many at once as the settings say, and one that ends makes room', async () => {
    const [{ key }, { key: another }] = [await newKey(), await newKey()];
    const [first, second] = [await follow(one, key), await follow(one, key)];
    const third = await follow(one, key);
    const problem = JSON.parse(await third.ended());
    expect([first.status, second.status, third.status, problem]).toMatchObject([
      200,
      200,
      429,
      { code: 'rate_limited', violated_policies: ['streams'], retry_after: 1 },
    ]);
    expect((await follow(one, another)).status).toBe(200);
    first.leave();
    await timeUntil(async () => (await follow(one, key)).status === 200);
    second.leave();
    await timeUntil(async () => (await follow(one, key)).status === 200);
  });

  it('are counted with those of the keys that it made, but not with those of the key with admin that made it', async () => {
    const maker = await newKey({ scopes: [...scopes, 'keys:write'] });
    const made = async () => (await one.rest('POST /keys', { key: maker.key, body: { name: 'Page', scopes } })).body;
    const statuses = [];
    for (const { key } of [await made(), await made(), await made(), maker]) statuses.push((await follow(one, key)).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect((await follow(one, (await newKey()).key)).status).toBe(200);
  });
});

describe('calls without a good key', { timeout: 60_000 }, () => {
  it('are refused as too many after sixty from an address, and a good key from there is not', async () => {
    const wrong = () => one.rest('GET /me', { key: null });
    const answers = await Promise.all(Array.from({ length: 70 }, wrong));
    const statuses = answers.map(({ status }) => status);
    expect([statuses.filter((status) => status === 401).length, statuses.filter((status) => status === 429).length]).toEqual([60, 10]);
    const { headers, body } = await one.rest('GET /me', { key: 'hbk_nonsense' });
    expect(body).toMatchObject({ code: 'rate_limited', violated_policies: ['address'] });
    expect(Number(headers.get('retry-after'))).toBe(body.retry_after);
    expect(body.retry_after).toBeLessThanOrEqual(60);
    expect(await statusOf(one, one.adminKey)).toBe(200);
    expect((await other.rest('GET /me', { key: null })).status).toBe(401);
  });
});
