import { describe, expect, it, vi } from 'vitest';
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
  it.each([
    ['the connection broke, since it may have been done', replies.cut(), 'network_error'],
    ['the server is not available, since it may have been done', replies.problem('unavailable', 503, { retry_after: 0 }), 'unavailable'],
    ['a proxy cannot reach the server', replies.html(502), 'unexpected_answer'],
    [
      'a text could not be written, since it was paid for',
      replies.problem('generation_failed', 502, { content_id: 'cnt_1' }),
      'generation_failed',
    ],
    ['a text took too long', replies.problem('generation_timeout', 504, { content_id: 'cnt_1' }), 'generation_timeout'],
  ])('is not retried when %s', async (_, failure, code) => {
    server.play(failure, ok);
    await expect(client().content.generate.mutate({ type: 'email', topic: 'Bread' })).rejects.toMatchObject({ code });
    expect(server.requests).toEqual(['POST /trpc/content.generate']);
  });

  it('is retried when it was rate limited', async () => {
    server.play(replies.problem('rate_limited', 429, { retry_after: 0 }), ok);
    expect(await client().campaigns.pause.mutate({ id: 'cmp_1' })).toEqual({ ok: true });
  });

  it('is retried when there was no connection', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const fetchOnceRefused = vi.fn<typeof fetch>(fetch).mockRejectedValueOnce(new TypeError('fetch failed', { cause: refused }));
    server.play(ok);
    const restarted = createClient({ url: server.url, key: 'hbk_test', fetch: fetchOnceRefused });
    expect(await restarted.campaigns.pause.mutate({ id: 'cmp_1' })).toEqual({ ok: true });
    expect(fetchOnceRefused).toHaveBeenCalledTimes(2);
  });
});
