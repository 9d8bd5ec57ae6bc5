import { describe, expect, it } from 'vitest';
import { rest } from '../../testing/rest.ts';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();

it('signs in with a key', async () => {
  const origin = server.url;
  const response = await fetch(`${origin}/console/session`, {
    method: 'POST',
    headers: { origin, 'handbill-console': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ key: server.adminKey, name: 'Jörg Müller' }),
  });
  console.log(response.status, response.headers, await response.text());
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const get = await fetch(`${origin}/v1/campaigns`, { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
  expect(get.status).toBe(200);
  const { body } = await rest(server, 'GET /keys?sessions=true');
  console.log(JSON.stringify(body.data, null, 1));
  expect((await rest(server, 'GET /keys')).body.data).toHaveLength(1);
});
