import { expect, it } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

const server = testServer({ corsOrigins: ['https://app.example'] });

it('allows listed origins, and no others', async () => {
  const allowed = await server.rest('GET /me', { headers: { origin: 'https://app.example' } });
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://app.example');
  expect(allowed.headers.get('access-control-expose-headers')).toContain('ETag');
  const preflight = await server.rest('OPTIONS /campaigns', {
    key: null,
    headers: { origin: 'https://app.example', 'access-control-request-method': 'POST' },
  });
  expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([204, 'GET, HEAD, POST, PATCH, DELETE']);
  const foreign = await server.rest('GET /me', { headers: { origin: 'https://elsewhere.example' } });
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
});
