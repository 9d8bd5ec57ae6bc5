import { describe, expect, it, vi } from 'vitest';
import { createClient } from './create-client.ts';
import { replies, scriptedServer } from './scripted-server.fixture.ts';

const server = scriptedServer();
const client = (retries?: number) => createClient({ url: server.url, key: 'hbk_test', retries });
const fine = replies.data({ fine: true });

describe('a query', () => {
  it.each([
    ['the connection broke', replies.cut()],
    ['the server is not available', replies.problem('unavailable', 503, { retry_after: 0 })],
    ['it came too often', replies.problem('rate_limited', 429, { retry_after: 0 })],
    ['a proxy has lost the server', replies.html(502)],
  ])('is tried again when %s', async (_, failure) => {
    server.play(failure, failure, fine);
    expect(await client().campaigns.list.query()).toEqual({ fine: true });
    expect(server.asked).toHaveLength(3);
  });

  it('waits as long as the server asks', async () => {
    server.play(replies.problem('rate_limited', 429, { retry_after: 1 }), fine);
    const began = performance.now();
    await client().campaigns.list.query();
    expect(performance.now() - began).toBeGreaterThan(1_000);
  });

  it('does not wait for minutes: its caller is told', async () => {
    server.play(replies.problem('unavailable', 503, { retry_after: 600 }));
    await expect(client().campaigns.list.query()).rejects.toMatchObject({ problem: { code: 'unavailable', retry_after: 600 } });
    expect(server.asked).toHaveLength(1);
  });

  it.each([
    [undefined, 3],
    [0, 1],
    [1, 2],
  ])('is tried again as often as it may: retries %s', async (retries, asked) => {
    server.play(replies.problem('unavailable', 503, { retry_after: 0 }));
    await expect(client(retries).campaigns.list.query()).rejects.toMatchObject({ code: 'unavailable' });
    expect(server.asked).toHaveLength(asked);
  });

  it.each([
    ['not_found', 404],
    ['internal', 500],
    ['budget_exhausted', 429],
  ])('is not tried again for %s', async (code, status) => {
    server.play(replies.problem(code, status, { retry_after: 0 }));
    await expect(client().campaigns.list.query()).rejects.toMatchObject({ code });
    expect(server.asked).toHaveLength(1);
  });

  it('stops trying when it is aborted between two tries', async () => {
    server.play(replies.problem('rate_limited', 429, { retry_after: 20 }));
    const call = client().campaigns.list.query({}, { signal: AbortSignal.timeout(100) });
    await expect(call).rejects.toMatchObject({ code: 'aborted' });
    expect(server.asked).toHaveLength(1);
  });
});

describe('a mutation', () => {
  it.each([
    ['the connection broke, since it may have been done', replies.cut(), 'network_error'],
    ['the server is not available, since it may have been done', replies.problem('unavailable', 503, { retry_after: 0 }), 'unavailable'],
    ['a proxy has lost the server', replies.html(502), 'unexpected_answer'],
    [
      'a text could not be written, since it was paid for',
      replies.problem('generation_failed', 502, { content_id: 'cnt_1' }),
      'generation_failed',
    ],
    ['a text took too long', replies.problem('generation_timeout', 504, { content_id: 'cnt_1' }), 'generation_timeout'],
  ])('is not tried again when %s', async (_, failure, code) => {
    server.play(failure, fine);
    await expect(client().content.generate.mutate({ type: 'email', topic: 'Bread' })).rejects.toMatchObject({ code });
    expect(server.asked).toEqual(['POST /trpc/content.generate']);
  });

  it('is tried again when it was turned away at the door', async () => {
    server.play(replies.problem('rate_limited', 429, { retry_after: 0 }), fine);
    expect(await client().campaigns.pause.mutate({ id: 'cmp_1' })).toEqual({ fine: true });
  });

  it('is tried again when nobody could be connected to', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const fetching = vi.fn<typeof fetch>(fetch).mockRejectedValueOnce(new TypeError('fetch failed', { cause: refused }));
    server.play(fine);
    const restarted = createClient({ url: server.url, key: 'hbk_test', fetch: fetching });
    expect(await restarted.campaigns.pause.mutate({ id: 'cmp_1' })).toEqual({ fine: true });
    expect(fetching).toHaveBeenCalledTimes(2);
  });
});
