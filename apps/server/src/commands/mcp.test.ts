import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as FormerClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as FormerTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { handbillCommand } from '../../testing/handbill-command.ts';
import { bundled, shell } from '../../testing/main-process.ts';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();
const info = { name: 'test', version: '1.0.0' };
const program = (key: string) => ({
  command: process.execPath,
  args: [bundled('handbill'), 'mcp', '--no-settings'],
  env: { ...(shell as Record<string, string>), HANDBILL_URL: server.url, HANDBILL_KEY: key },
});
const email = { name: 'generate_content', arguments: { type: 'email', topic: 'Our sourdough course' } };

describe('handbill mcp', () => {
  it('serves hosts that start it, in the protocols of 2026 and of 2025', async () => {
    const now = new Client(info, { versionNegotiation: { mode: 'auto' } });
    await now.connect(new StdioClientTransport(program(server.adminKey)));
    onTestFinished(() => now.close());
    expect(now.getNegotiatedProtocolVersion()).toBe('2026-07-28');
    const before = new FormerClient(info);
    await before.connect(new FormerTransport(program(server.adminKey)));
    onTestFinished(() => before.close());
    for (const client of [now, before]) {
      expect((await client.listTools()).tools).toHaveLength(11);
      const written = await client.callTool(email);
      expect(written.structuredContent).toMatchObject({ status: 'ready', untrusted: { text: expect.any(String) } });
    }
  });

  it('says what is wrong with a key, an address or its settings', async () => {
    const refused = new FormerClient(info);
    await expect(refused.connect(new FormerTransport(program('hbk_nobody')))).rejects.toThrow(/unknown, expired or revoked/);
    await expect(handbillCommand({}, 'mcp')).resolves.toMatchObject({ code: 1, err: expect.stringContaining('HANDBILL_KEY') });
    await expect(handbillCommand({ HANDBILL_KEY: 'x', HANDBILL_URL: 'here' }, 'mcp')).resolves.toMatchObject({
      code: 1,
      err: expect.stringContaining('http://'),
    });
  });

  it('answers each line that is no message, or cannot be sent, and ends with its input', async () => {
    const { command, args, env } = program('hbk_x');
    const child = spawn(command, args, { env: { ...env, HANDBILL_URL: 'http://127.0.0.1:9' }, stdio: ['pipe', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stdin.end('no message\n\n{"jsonrpc":"2.0","id":7,"method":"tools/list"}\n');
    expect((await once(child, 'close'))[0]).toBe(0);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toMatchObject([
      { id: null, error: { code: -32_700 } },
      { id: 7, error: { message: expect.stringContaining('http://127.0.0.1:9/mcp did not answer') } },
    ]);
  });
});
