import type { Reachable } from './rest.ts';

export interface McpPost {
  /** `null`: none. */
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  readonly query?: string;
}

/** Sends a message as it is, in the protocol of 2025, without a client. */
export async function mcpPost(
  server: Reachable,
  message: unknown,
  { key = server.adminKey, headers = {}, method = 'POST', query = '' }: McpPost = {},
): Promise<{ readonly status: number; readonly headers: Headers; readonly text: string }> {
  const response = await fetch(`${server.url}/mcp${query}`, {
    method,
    headers: {
      ...(key !== null && { authorization: `Bearer ${key}` }),
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    ...(method === 'POST' && { body: typeof message === 'string' ? message : JSON.stringify(message) }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

export const message = (method: string, params: Record<string, unknown> = {}, id = 1) => ({ jsonrpc: '2.0', id, method, params });
