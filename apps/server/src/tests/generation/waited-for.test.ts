import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const call = (route: string, body?: unknown) => server.rest(route, { ...(body !== undefined && { body }) });

const slow = { type: 'social_post', platform: 'bluesky', topic: 'sandbox:slow about bread', background: true };

/** How many seconds a call takes, and its answer. */
async function timed<T>(work: () => Promise<T>): Promise<readonly [number, T]> {
  const begun = performance.now();
  const answer = await work();
  return [(performance.now() - begun) / 1_000, answer];
}

describe('a text that is waited for', () => {
  it('is answered when it has ended, and at once where it has', async () => {
    const { id } = (await call('POST /content/generate', slow)).body;
    const [early, still] = await timed(() => call(`GET /content/${id}?wait=1`));
    expect([still.status, still.body.status]).toEqual([200, 'generating']);
    expect(early).toBeGreaterThan(0.9);
    const waiting = call(`GET /content/${id}?wait=60`);
    await wait(200);
    await call(`POST /content/${id}/cancel`);
    const [late, ended] = await timed(() => waiting);
    expect(ended.body.status).toBe('cancelled');
    expect(late).toBeLessThan(5);
    const [again] = await timed(() => call(`GET /content/${id}?wait=60`));
    expect(again).toBeLessThan(0.9);
  });

  it('is 404 once it is deleted, and as long as is allowed', async () => {
    const { id } = (await call('POST /content/generate', slow)).body;
    const waiting = call(`GET /content/${id}?wait=60`);
    await wait(200);
    await call(`DELETE /content/${id}`);
    expect((await waiting).body.code).toBe('not_found');
    for (const seconds of ['0', '61', '1.5', 'x']) {
      const { status, body } = await call(`GET /content/${id}?wait=${seconds}`);
      expect([status, body.errors[0].pointer]).toEqual([400, '/wait']);
    }
  });
});
