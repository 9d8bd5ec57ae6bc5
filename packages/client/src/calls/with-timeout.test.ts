import { contract, operations } from '@handbill/contract';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from './create-client.ts';
import type { CallOptions } from './client.ts';
import { replies, scriptedServer } from './scripted-server.fixture.ts';
import { defaultTimeout } from './with-timeout.ts';

const server = scriptedServer();
const client = (timeout?: number) => createClient({ url: server.url, key: 'hbk_test', timeout });
const list = (calls: ReturnType<typeof client>, options?: CallOptions) => calls.campaigns.list.query({}, options);
const late =
  (milliseconds: number) =>
  (...[response, request]: Parameters<ReturnType<typeof replies.data>>) =>
    void setTimeout(() => replies.data({ ok: true })(response, request), milliseconds);

// Long enough for a busy machine to send the request before.
describe('a call that is not answered in time', () => {
  it.each([
    ['the client', 1_000, {}],
    ['the call', undefined, { timeout: 1_000 }],
    ['the call rather than the client', 10_000, { timeout: 1_000, signal: new AbortController().signal }],
  ])('fails with a code of its own after the time that %s allows', async (_, timeout, options) => {
    server.play(replies.silence());
    await expect(list(client(timeout), options)).rejects.toMatchObject({
      name: 'HandbillError',
      code: 'timeout',
      detail: 'No answer within 1 s',
      problem: { status: null, request_id: null },
    });
    expect(server.requests).toHaveLength(1);
  });

  it('tells its own signal apart', async () => {
    server.play(replies.silence());
    await expect(list(client(10_000), { signal: AbortSignal.timeout(50) })).rejects.toMatchObject({ code: 'aborted' });
  });

  it('is not left waiting for a retry that would come too late: it tells what the server said', async () => {
    server.play(replies.problem('rate_limited', 429, { retry_after: 20 }));
    await expect(list(client(10_000))).rejects.toMatchObject({ code: 'rate_limited', detail: 'It is rate_limited' });
    expect(server.requests).toHaveLength(1);
  });
});

describe('the time of a call', () => {
  it('is 30 seconds, and 150 where a model writes', () => {
    const times = operations(contract).map(({ name }) => [name, defaultTimeout(name)]);
    const writing = operations(contract).filter(({ operation }) => operation.errors.includes('generation_timeout'));
    expect(writing.length).toBeGreaterThan(0);
    expect(times.filter(([, time]) => time !== 30_000)).toEqual(writing.map(({ name }) => [name, 150_000]));
  });

  it('is counted from the call on, and no longer once it is answered', async () => {
    server.play(replies.data({ ok: true }));
    const [set, cleared] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')];
    await list(client());
    const timer = set.mock.calls.findIndex(([, time]) => time === 30_000);
    expect(timer).toBeGreaterThanOrEqual(0);
    expect(cleared).toHaveBeenCalledWith(set.mock.results[timer]?.value);
    vi.restoreAllMocks();
  });

  it('may be endless', async () => {
    server.play(late(50));
    expect(await list(client(Number.POSITIVE_INFINITY))).toEqual({ ok: true });
  });
});
