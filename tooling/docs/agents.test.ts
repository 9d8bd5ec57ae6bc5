import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bundled, shell } from '../../apps/server/testing/main-process.ts';
import { testServer } from '../../apps/server/testing/test-server.ts';
import { page } from './pages.ts';

const server = testServer();

interface Entry {
  readonly url?: string;
  readonly headers?: Record<string, string>;
  readonly command?: string;
  readonly args?: string[];
  readonly env?: Record<string, string>;
}
interface Node {
  readonly parameters: { readonly method: string; readonly url: string; readonly jsonBody: string };
}

/** The pasted settings, with the server of this test and its key where a host puts the reader's. */
const pasted = () =>
  [...page('docs/agents.md').text.matchAll(/^```json\n([^]*?)^```$/gm)].map(
    ([, text = '']) =>
      JSON.parse(
        text
          .replaceAll('http://127.0.0.1:3000', server.url)
          .replaceAll(/\$\{(?:HANDBILL_KEY|env:HANDBILL_KEY|input:handbill-key)\}/g, server.adminKey),
      ) as { readonly mcpServers?: Record<string, Entry>; readonly servers?: Record<string, Entry>; readonly nodes?: readonly Node[] },
  );

describe('what docs/agents.md has pasted', () => {
  it('connects hosts over HTTP and as a program', async () => {
    const entries = pasted().flatMap(({ mcpServers, servers }) => Object.values(mcpServers ?? servers ?? {}));
    expect(entries).toHaveLength(4);
    for (const { url, headers = {}, command, args = [], env = {} } of entries) {
      const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
      onTestFinished(() => client.close());
      const program = {
        command: process.execPath,
        args: [bundled(command ?? ''), ...args],
        env: { ...(shell as Record<string, string>), ...env },
      };
      await client.connect(
        url === undefined
          ? new StdioClientTransport(program)
          : new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }),
      );
      expect((await client.listTools()).tools).toHaveLength(11);
    }
  });

  it('has a node of n8n write a text', async () => {
    const [node] = pasted().flatMap(({ nodes = [] }) => nodes);
    const { method, url, jsonBody } = node?.parameters ?? { method: '', url: '', jsonBody: '' };
    const headers = { authorization: `Bearer ${server.adminKey}`, 'content-type': 'application/json' };
    const response = await fetch(url, { method, headers, body: jsonBody });
    expect([response.status, await response.json()]).toMatchObject([
      201,
      { type: 'social_post', status: 'ready', text: expect.any(String) },
    ]);
  });
});
