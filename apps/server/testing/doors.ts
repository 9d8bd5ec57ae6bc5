import type { NamedOperation, ProblemDocument } from '@handbill/contract';
import { createTRPCUntypedClient, httpLink, TRPCClientError } from '@trpc/client';
import superjson from 'superjson';
import { rest } from './rest.ts';
import type { TestServer } from './test-server.ts';

/** What a call came to, whichever door it went through; times are text. */
export type Outcome = { readonly answer: unknown } | { readonly problem: ProblemDocument };

export interface Door {
  readonly name: string;
  call(server: TestServer, operation: NamedOperation, input: Readonly<Record<string, unknown>>, key?: string | null): Promise<Outcome>;
}

/** Splits a flat input as REST wants it: path, then query or body. */
export function restCall({ operation }: NamedOperation, input: Readonly<Record<string, unknown>>): { route: string; body?: unknown } {
  const [method = '', template = ''] = operation.route.split(' ');
  const inPath = new Set([...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const others = Object.entries(input).filter(([name]) => !inPath.has(name));
  if (method === 'POST' || method === 'PATCH')
    return { route: `${method} ${path}`, ...(others.length > 0 && { body: Object.fromEntries(others) }) };
  const query = new URLSearchParams(
    others.flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)])),
  );
  return { route: `${method} ${path}${query.size > 0 ? `?${query}` : ''}` };
}

const throughRest: Door = {
  name: 'REST',
  async call(server, operation, input, key) {
    const { route, body } = restCall(operation, input);
    const { status, body: answer } = await rest(server, route, { ...(body !== undefined && { body }), ...(key !== undefined && { key }) });
    return status >= 400 ? { problem: answer } : { answer: answer ?? null };
  },
};

const throughTrpc: Door = {
  name: 'tRPC',
  async call(server, { name, operation }, input, key = server.adminKey) {
    const headers = key === null ? {} : { authorization: `Bearer ${key}` };
    const client = createTRPCUntypedClient({ links: [httpLink({ url: `${server.url}/trpc`, transformer: superjson, headers })] });
    try {
      const answer = await (operation.kind === 'query' ? client.query(name, input) : client.mutation(name, input));
      return { answer: JSON.parse(JSON.stringify(answer ?? null)) };
    } catch (error) {
      if (error instanceof TRPCClientError && error.data?.problem !== undefined) return { problem: error.data.problem };
      throw error;
    }
  },
};

export const doors: readonly Door[] = [throughRest, throughTrpc];
