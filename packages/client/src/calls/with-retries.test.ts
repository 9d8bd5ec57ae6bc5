import { describe, expect, it } from 'vitest';
import { createClient } from './create-client.ts';
import { replies, scriptedServer } from './scripted-server.fixture.ts';

const server = scriptedServer();
const client = (retries?: number) => createClient({ url: server.url, key: 'hbk_test', retries });
const ok = replies.data({ ok: true });

describe('a query', () => {
  it.each([
    ['the connection broke', replies.cut()],
    ['the server is not available', replies.problem('unavailable', 503, { retry_after: 0 })],
    ['it was rate limited', replies.problem('rate_limited', 429, { retry_after: 0 })],
    ['a proxy cannot reach the server', replies.html(502)],
  ])('is retried when %s', async (_, failure) => {
    server.play(failure, failure, ok);
    expect(await client().campaigns.list.query()).toEqual({ ok: true });
    expect(server.requests).toHaveLength(3);
  });

  it('waits as long as the server asks', async () => {
    server.play(replies.problem('rate_limited', 429, { retry_after: 1 }), ok);
    const began = performance.now();
    await client().campaigns.list.query();
    expect(performance.now() - began).toBeGreaterThan(1_000);
  });

  it('waits for the end of a rate limit as long as its time allows', async () => {
    server.play(replies.problem('rate_limited', 429, { retry_after: 59 }), ok);
    const list = (timeout: number) => client().campaigns.list.query({}, { timeout, signal: AbortSignal.timeout(300) });
    // It is aborted while it waits.
    await expect(list(120_000)).rejects.toMatchObject({ code: 'aborted' });
    server.play(replies.problem('rate_limited', 429, { retry_after: 59 }), ok);
    await expect(list(50_000)).rejects.toMatchObject({ problem: { code: 'rate_limited', retry_after: 59 } });
  });

  it('does not wait for minutes: its caller decides', async () => {
    server.play(replies.problem('unavailable', 503, { retry_after: 600 }));
    await expect(client().campaigns.list.query()).rejects.toMatchObject({ problem: { code: 'unavailable', retry_after: 600 } });
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    [undefined, 3],
    [0, 1],
    [1, 2],
  ])('is retried at most as often as allowed: retries %s', async (retries, requests) => {
    server.play(replies.problem('unavailable', 503, { retry_after: 0 }));
    await expect(client(retries).campaigns.list.query()).rejects.toMatchObject({ code: 'unavailable' });
    expect(server.requests).toHaveLength(requests);
  });

  it.each([
    ['not_found', 404],
    ['internal', 500],
    ['budget_exhausted', 429],
  ])('is not retried for %s', async (code, status) => {
    server.play(replies.problem(code, status, { retry_after: 0 }));
    await expect(client().campaigns.list.query()).rejects.toMatchObject({ code });
    expect(server.requests).toHaveLength(1);
  });

  it('is not retried when it is aborted between two tries', async () => {
    server.play(replies.problem('rate_limited', 429, { retry_after: 20 }));
    const call = client().campaigns.list.query({}, { signal: AbortSignal.timeout(100) });
    await expect(call).rejects.toMatchObject({ code: 'aborted' });
    expect(server.requests).toHaveLength(1);
  });
});

describe('a mutation', () => {
  const pause = (options?: Parameters<ReturnType<typeof client>['campaigns']['pause']['mutate']>[1]) =>
    client().campaigns.pause.mutate({ id: 'cmp_1' }, options);

  it.each([
    ['the connection broke', replies.cut()],
    ['the server is not available', replies.problem('unavailable', 503, { retry_after: 0 })],
    ['it was rate limited', replies.problem('rate_limited', 429, { retry_after: 0 })],
    ['a proxy cannot reach the server', replies.html(502)],
  ])('is retried with its idempotency key when %s', async (_, failure) => {
    server.play(failure, failure, ok);
    expect(await pause()).toEqual({ ok: true });
    expect(server.idempotencyKeys).toEqual(Array(3).fill(expect.stringMatching(/^[\da-f]{32}$/)));
    expect(new Set(server.idempotencyKeys).size).toBe(1);
  });

  it('has a key of its own, or the one that it is given; a query has none', async () => {
    server.play(ok);
    await pause();
    await pause();
    await pause({ idempotencyKey: 'pause-for-easter' });
    await client().campaigns.get.query({ id: 'cmp_1' });
    const [first, second, given, query] = server.idempotencyKeys;
    expect(first).not.toBe(second);
    expect([given, query]).toEqual(['pause-for-easter', undefined]);
  });

  it('waits for an earlier try that still runs, however often it has to ask', async () => {
    const running = replies.problem('idempotency_in_progress', 409, { retry_after: 0 });
    server.play(replies.cut(), running, running, running, running, running, ok);
    expect(await pause()).toEqual({ ok: true });
    expect(server.requests).toHaveLength(7);
  });

  it.each([
    ['a text could not be written', replies.problem('generation_failed', 502, { content_id: 'cnt_1' }), 'generation_failed'],
    ['a text took too long', replies.problem('generation_timeout', 504, { content_id: 'cnt_1' }), 'generation_timeout'],
  ])('is not retried when %s, since it was paid for', async (_, failure, code) => {
    server.play(failure, ok);
    await expect(client().content.generate.mutate({ type: 'email', topic: 'Bread' })).rejects.toMatchObject({ code });
    expect(server.requests).toEqual(['POST /trpc/content.generate']);
  });

  it('waits for it no longer than the call may take', async () => {
    server.play(replies.problem('idempotency_in_progress', 409, { retry_after: 0 }));
    await expect(pause({ timeout: 300 })).rejects.toMatchObject({ code: expect.stringMatching(/^(idempotency_in_progress|timeout)$/) });
  });
});
