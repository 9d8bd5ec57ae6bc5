import { createClient } from '@handbill/client';
import { expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const call = (route: string, body?: unknown) => server.rest(route, body === undefined ? {} : { body });
const brief = { type: 'social_post', topic: 'Our sourdough course', platform: 'twitter', hashtags: ['baking'] };

/** A post whose states have these texts, by their numbers. */
async function postWith(...texts: readonly string[]) {
  const { id, revision, output } = (await call('POST /content/generate', brief)).body;
  for (const text of texts) await call(`PATCH /content/${id}`, { output: { text } });
  return { id: id as string, first: revision as number, written: output.text as string };
}

it('compares a revision with the present state, or with another one', async () => {
  const { id, first } = await postWith('Six evenings of bread. #baking', 'Six mornings of bread. #baking', 'Six mornings of rye. #baking');
  const diff = async (revision: number, against?: number) => {
    const { status, body } = await call(
      `GET /content/${id}/revisions/${revision}/diff${against === undefined ? '' : `?against=${against}`}`,
    );
    return [status, body];
  };
  const changes = [
    { op: 'keep', text: 'Six mornings of ' },
    { op: 'delete', text: 'bread' },
    { op: 'insert', text: 'rye' },
    { op: 'keep', text: '. #baking' },
  ];
  expect(await diff(first + 2)).toEqual([200, { data: [{ pointer: '/text', changes }] }]);
  expect(await diff(first + 2, first + 3)).toEqual(await diff(first + 2));
  const replacing = (word: string, other: string) => [
    { op: 'keep', text: 'Six ' },
    { op: 'delete', text: word },
    { op: 'insert', text: other },
    { op: 'keep', text: ' of bread. #baking' },
  ];
  expect(await diff(first + 1, first + 2)).toMatchObject([200, { data: [{ changes: replacing('evenings', 'mornings') }] }]);
  expect(await diff(first + 2, first + 1)).toMatchObject([200, { data: [{ changes: replacing('mornings', 'evenings') }] }]);
  expect(await diff(first + 1, first + 1)).toEqual([200, { data: [] }]);
});

it('knows no other states, and none of deleted content', async () => {
  const { id, first } = await postWith('Six evenings of bread. #baking');
  const outcome = async (path: string) => {
    const { status, body } = await call(`GET /content/${id}/revisions/${path}`);
    return [status, body.code, body.errors?.[0].pointer ?? body.detail];
  };
  expect(await outcome(`${first + 9}/diff`)).toEqual([404, 'not_found', `There is no revision ${first + 9}.`]);
  expect(await outcome(`${first}/diff?against=${first + 9}`)).toEqual([404, 'not_found', `There is no revision ${first + 9}.`]);
  expect(await outcome(`${first}/diff?against=first`)).toEqual([400, 'invalid_request', '/against']);
  await call(`DELETE /content/${id}`);
  expect(await outcome(`${first}/diff`)).toEqual([404, 'not_found', `There is no content ${id}.`]);
});

it('compares what is there with a state that had no output', async () => {
  const { content_id: id } = (await call('POST /content/generate', { ...brief, topic: 'sandbox:error about bread' })).body;
  const { revision } = (await call(`GET /content/${id}`)).body;
  await call(`PATCH /content/${id}`, { output: { text: 'Bread. #baking', hashtags: ['baking'] } });
  const client = createClient({ url: server.url, key: server.adminKey });
  expect(await client.content.diffRevision.query({ id, revision })).toEqual({
    data: [
      { pointer: '/text', changes: [{ op: 'insert', text: 'Bread. #baking' }] },
      { pointer: '/hashtags/0', changes: [{ op: 'insert', text: 'baking' }] },
    ],
  });
});
