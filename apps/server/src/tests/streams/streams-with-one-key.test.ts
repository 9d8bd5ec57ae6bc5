import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const body = { type: 'email', topic: 'Bread' };

/** Orders a text as a stream; resolves to its answer, read to its end. */
async function stream(key: string) {
  const response = await fetch(`${server.url}/v1/content/generate`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${server.adminKey}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const [, finished = '{}'] = /event: content.finished\ndata: (.*)/.exec(text) ?? [];
  return { status: response.status, record: JSON.parse(finished) as { id?: string; status?: string } };
}

it('two streams with one key at the same moment are one record, both whole, thirty times', { timeout: 120_000 }, async () => {
  for (let round = 0; round < 3; round += 1) {
    const pairs = await Promise.all(Array.from({ length: 10 }, () => randomUUID()).map((key) => Promise.all([stream(key), stream(key)])));
    for (const [one, other] of pairs) {
      expect([one.status, other.status, one.record.status, other.record.id]).toEqual([201, 201, 'ready', one.record.id]);
      expect(one.record).toEqual(other.record);
    }
  }
});

it('the first repeat of a stream as JSON says that it is one', async () => {
  const key = randomUUID();
  const { record } = await stream(key);
  const asked = { body, headers: { 'idempotency-key': key } };
  for (let repeat = 0; repeat < 2; repeat += 1) {
    const { status, headers, body: again } = await server.rest('POST /content/generate', asked);
    expect([status, again.id, headers.get('idempotency-replayed')]).toEqual([201, record.id, 'true']);
  }
});

it('a key with fewer scopes is not answered what one with more was', async () => {
  const made = await server.rest('POST /keys', { body: { name: 'Keys', scopes: ['keys:write'] } });
  const asked = { body: { name: 'All', scopes: ['admin'] }, headers: { 'idempotency-key': randomUUID() } };
  expect((await server.rest('POST /keys', asked)).status).toBe(201);
  const { status, body: problem } = await server.rest('POST /keys', { ...asked, key: made.body.key });
  expect([status, problem.code]).toEqual([422, 'idempotency_key_reused']);
});
