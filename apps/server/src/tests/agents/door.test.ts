import { maxBodyBytes } from '@handbill/contract';
import { newDatabase } from '@handbill/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { agent } from '../../../testing/agents.ts';
import { browserRequest } from '../../../testing/browser-request.ts';
import { sessionCookie } from '../../../testing/console-session.ts';
import { keptLog } from '../../../testing/kept-log.ts';
import { mcpPost, message } from '../../../testing/mcp-post.ts';
import { testServer, TestServer, type TestServerOptions } from '../../../testing/test-server.ts';
import type { Settings } from '../../settings/settings.ts';

const kept = keptLog('info');
const server = testServer({ corsOrigins: ['https://app.example.com'] }, { log: kept.log });
const list = message('tools/list');

async function serverWith(settings: Partial<Settings>, options?: TestServerOptions): Promise<TestServer> {
  const other = new TestServer(newDatabase(), settings, options);
  await other.start();
  onTestFinished(() => other.stop());
  return other;
}

describe('the door', () => {
  it('opens for a key in the header, and for nothing else', async () => {
    expect((await mcpPost(server, list)).status).toBe(200);
    for (const call of [list, message('tools/call', { name: 'list_voices' }), message('initialize')]) {
      const refused = await mcpPost(server, call, { key: null });
      expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect((await mcpPost(server, call, { key: 'hbk_nobody' })).status).toBe(401);
      expect((await mcpPost(server, call, { key: null, query: `?key=${server.adminKey}&access_token=${server.adminKey}` })).status).toBe(
        401,
      );
    }
    const cookie = await sessionCookie(server);
    expect((await mcpPost(server, list, { key: null, headers: { cookie } })).status).toBe(401);
  });

  it('refuses pages of others, and names that lead to this machine', async () => {
    for (const origin of ['https://evil.example', 'null', server.url.replace('127.0.0.1', 'evil.example')])
      expect((await mcpPost(server, list, { headers: { origin } })).status).toBe(403);
    for (const origin of ['https://app.example.com', 'http://localhost:6274'])
      expect((await mcpPost(server, list, { headers: { origin } })).status).toBe(200);
    const headers = {
      authorization: `Bearer ${server.adminKey}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    };
    const statusFor = async (host: string): Promise<number> => {
      const { status } = await browserRequest(server.url, 'POST /mcp', { headers: { ...headers, host }, body: list });
      return status;
    };
    expect(await statusFor('evil.example:3000')).toBe(403);
    expect(await statusFor('localhost:3000')).toBe(200);
  });

  it('lets pages that may call send what the protocol wants in headers', async () => {
    const asked = { origin: 'https://app.example.com', 'access-control-request-method': 'POST' };
    const { headers } = await fetch(`${server.url}/mcp`, { method: 'OPTIONS', headers: asked });
    expect(headers.get('access-control-allow-headers')).toMatch(/Authorization.*Mcp-Protocol-Version, Mcp-Method, Mcp-Name/);
  });

  it('leads browsers to the guide', async () => {
    const visit = (accept: string) => fetch(`${server.url}/mcp`, { redirect: 'manual', headers: { accept } });
    const { status, headers } = await visit('text/html,*/*;q=0.8');
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, '/docs/guides/agents', 'no-store']);
    for (const accept of ['text/event-stream', 'text/html, text/event-stream', '*/*']) expect((await visit(accept)).status).toBe(405);
  });

  it('has neither sessions nor streams of its own', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) expect((await mcpPost(server, list, { method })).status).toBe(405);
    const listening = await mcpPost(
      server,
      message('subscriptions/listen', {
        notifications: {},
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      }),
      { headers: { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' } },
    );
    expect(listening.text).toContain('limit');
  });

  it('reads no more of a body than it may be long, and no more messages than 50', async () => {
    expect((await mcpPost(server, `"${'x'.repeat(maxBodyBytes)}"`)).status).toBe(413);
    expect((await mcpPost(server, '{')).status).toBe(400);
    expect((await mcpPost(server, list, { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect(
      (
        await mcpPost(
          server,
          Array.from({ length: 51 }, (_, id) => message('tools/list', {}, id)),
        )
      ).status,
    ).toBe(400);
  });

  it('lives through arguments that are nested without end', async () => {
    const deep = `${'['.repeat(60_000)}${']'.repeat(60_000)}`;
    for (const name of ['generate_content', 'edit_content']) {
      const call = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":{"type":"email","topic":"Bread","id":"x","facts":${deep}}}}`;
      expect((await mcpPost(server, call)).text).toMatch(/"isError":true|"error":/);
    }
    expect((await mcpPost(server, list)).status).toBe(200);
  });

  it('is told apart in the log and in the metrics', async () => {
    const one = await agent(server);
    await one.call('list_voices');
    const { body: metrics } = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${server.adminKey}` } }).then(
      async (response) => ({ body: await response.text() }),
    );
    expect(metrics).toMatch(/handbill_calls_total\{[^}]*operation="GET \/brand-voices"[^}]*door="mcp"/);
    expect(kept.requests().filter(({ path }) => path === '/mcp')).not.toEqual([]);
  });

  it('counts refused keys as those of other doors', async () => {
    const key = await server.key(['content:read'], { expires_at: new Date(0) });
    expect((await mcpPost(server, list, { key })).status).toBe(401);
    await expect.poll(async () => JSON.stringify((await server.rest('GET /activity')).body), { timeout: 20_000 }).toContain('call.refused');
  });
});

describe('limits', () => {
  it('hold for lists and for calls, each counted once', async () => {
    const limited = await serverWith({ rateLimits: { key: { requests: 3, milliseconds: 600_000 }, workspace: null } });
    expect((await mcpPost(limited, list)).headers.get('ratelimit')).toMatch(/"key";r=2/);
    expect((await mcpPost(limited, message('tools/call', { name: 'list_voices' }))).status).toBe(200);
    expect((await mcpPost(limited, list)).status).toBe(200);
    const refused = await mcpPost(limited, list);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    const { text } = await mcpPost(limited, message('tools/call', { name: 'list_voices' }));
    expect(text).toContain('rate_limited');
    expect(text).toContain('Wait problem.retry_after seconds');
    for (const nothing of [message('tools/call', { name: 'nothing' }), message('resources/read', { uri: 'handbill://nothing' })])
      expect((await mcpPost(limited, nothing)).text).toContain('Too many calls');
  });
});

describe('HANDBILL_MCP', () => {
  it('read_only has no tool that changes anything', async () => {
    const reading = await serverWith({ mcp: 'read_only' });
    const one = await agent(reading);
    expect((await one.tools()).map(({ name }) => name).join(' ')).toBe(
      'check_text list_content get_content list_campaigns get_coverage list_voices get_usage',
    );
    await expect(one.call('generate_content', { type: 'email', topic: 'Bread' })).rejects.toThrow('read-only');
    expect((await reading.rest('GET /content')).body.data).toEqual([]);
  });

  it('off has no door', async () => {
    expect((await mcpPost(await serverWith({ mcp: 'off' }), list)).status).toBe(404);
  });
});
