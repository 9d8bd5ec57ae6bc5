import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { rest } from '../../../testing/rest.ts';
import { testServer } from '../../../testing/test-server.ts';

const one = testServer();
const other = one.beside();

const count = 100;

/** As a client does that is told to come again: on a busy machine the database may be unavailable for a moment. */
const patiently: typeof rest = async (...call) => {
  for (;;) {
    const answer = await rest(...call);
    if (answer.status !== 503) return answer;
    await wait(Number(answer.headers.get('retry-after')) * 1_000);
  }
};

describe.each([
  ['one server', () => [one]],
  ['two servers on one database', () => [one, other]],
])('a hundred edits of one campaign at once, through %s', (_, serversOf) => {
  it('are all applied, one after the other', { timeout: 60_000 }, async () => {
    const servers = serversOf();
    const { status: made, body } = await one.rest('POST /campaigns', { body: { name: 'x', campaign_type: 'sales' } });
    expect([made, body]).toMatchObject([201, { revision: 1 }]);
    const patches = Array.from({ length: count }, (__, index) => {
      const server = servers[index % servers.length] ?? one;
      const metadata = index % 2 === 0 ? { metadata: { [`m${index}`]: 'x' } } : { target_audience: { [`a${index}`]: index } };
      // One of the edits takes the step too: either both are stored or neither.
      return patiently(server, `PATCH /campaigns/${body.id}`, { body: { ...metadata, ...(index === 50 && { status: 'active' }) } });
    });
    const answers = await Promise.all(patches);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 200));
    expect(new Set(answers.map((answer) => answer.body.revision)).size).toBe(count);
    const { body: merged } = await other.rest(`GET /campaigns/${body.id}`);
    expect(merged).toMatchObject({ revision: count + 1, status: 'active' });
    expect([Object.keys(merged.metadata).length, Object.keys(merged.target_audience).length]).toEqual([count / 2, count / 2]);
  });
});

it('a lifecycle step during a hundred edits is taken once, and no edit is lost', { timeout: 60_000 }, async () => {
  const { body } = await one.rest('POST /campaigns', { body: { name: 'x', campaign_type: 'sales' } });
  const edits = Array.from({ length: 40 }, (_, index) =>
    one.rest(`PATCH /campaigns/${body.id}`, { body: { metadata: { [`m${index}`]: 'x' } } }),
  );
  const steps = [one, other].map((server) => server.rest(`POST /campaigns/${body.id}/activate`));
  const statuses = (await Promise.all(steps)).map(({ status }) => status).toSorted((a, b) => a - b);
  expect([statuses, new Set((await Promise.all(edits)).map(({ status }) => status))]).toEqual([[200, 409], new Set([200])]);
  expect((await one.rest(`GET /campaigns/${body.id}`)).body).toMatchObject({ revision: 42, status: 'active' });
});
