import { expect, it } from 'vitest';
import { rest } from '../../testing/rest.ts';
import { testServer } from '../../testing/test-server.ts';

const server = testServer({ corsOrigins: ['https://app.example'] });

it('allows listed origins, and no others', async () => {
  const allowed = await rest(server, 'GET /me', { headers: { origin: 'https://app.example' } });
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://app.example');
  expect(allowed.headers.get('access-control-expose-headers')).toContain('ETag');
  const preflight = await rest(server, 'OPTIONS /campaigns', {
    key: null,
    headers: { origin: 'https://app.example', 'access-control-request-method': 'POST' },
  });
  expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([204, 'GET, HEAD, POST, PATCH, DELETE']);
  const foreign = await rest(server, 'GET /me', { headers: { origin: 'https://elsewhere.example' } });
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
});
