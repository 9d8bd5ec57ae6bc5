import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keptLog } from '../../testing/kept-log.ts';
import { rest } from '../../testing/rest.ts';
import { testServer } from '../../testing/test-server.ts';
import { projectRoot } from '../settings/installation.ts';

/** The same holds for 10,000, which take longer. */
const fewestLines = Number(process.env['LOGGED_LINES'] ?? 500);
const canary = 'Serinus7f3a';

const kept = keptLog('trace');
const server = testServer({}, { log: kept.log });

interface DocumentedCall {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly examples?: Readonly<Record<string, { readonly value: unknown }>> }>>;
  };
}
const document = JSON.parse(readFileSync(join(projectRoot, 'docs/openapi.json'), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedCall>>>>;
};

/** A body once for each of its values, which has a word of ours there: at its end where it is text, in its place where it is none. */
function* marked(value: unknown): Iterable<unknown> {
  if (typeof value !== 'object' || value === null) {
    yield typeof value === 'string' ? `${value} ${canary}` : canary;
    return;
  }
  for (const [name, inner] of Object.entries(value))
    for (const other of marked(inner)) yield Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other };
  if (!Array.isArray(value)) yield { ...value, [canary]: canary };
}

/** Where the record is that a path names, made anew: calls may end it. */
async function pathOf(path: string): Promise<string> {
  const made: Readonly<Record<string, object>> = {
    '/campaigns': { name: canary, campaign_type: 'sales', channels: ['email'] },
    '/content': { type: 'email', topic: canary },
    '/brand-voices': { name: canary },
    '/keys': { name: canary, scopes: ['content:read'] },
    '/workspaces': { name: `${canary} ${crypto.randomUUID()}` },
  };
  const [, noun = ''] = /^(\/[\w-]+)\/\{id\}/.exec(path) ?? [];
  if (noun === '') return path;
  const { body } = await rest(server, `POST ${noun === '/content' ? '/content/generate' : noun}`, { body: made[noun] });
  return path.replace('{id}', body.id ?? body.key?.id).replaceAll(/\{\w+\}/g, '1');
}

/** Calls every operation, with the word in each field of its examples and each parameter of its query. */
async function callAll(): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const call = async (route: string, body?: unknown): Promise<void> => {
    const { status } = await rest(server, route, {
      ...(body !== undefined && { body }),
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { parameters = [], requestBody }] of Object.entries(methods)) {
      if (path === '/events' || path.includes('workspaces/{id}/export')) continue;
      const route = `${method.toUpperCase()} ${await pathOf(path)}`;
      const examples = Object.values(requestBody?.content['application/json']?.examples ?? {});
      const bodies = examples.flatMap(({ value }) => [...marked(value)]);
      const queries = parameters.filter((one) => one.in === 'query').map(({ name }) => `${name}=${canary}`);
      for (const query of queries) await call(`${route}?${query}`, method === 'get' ? undefined : {});
      await Promise.all(bodies.map((body) => call(route, body)));
    }
  return statuses;
}

it('has no line with a word of any field of any call, at any level', { timeout: 600_000 }, async () => {
  while (kept.lines().length < fewestLines) {
    const statuses = await callAll();
    // Both are there: what is taken, and what is refused.
    expect([statuses.get(201), statuses.get(400)].every((count = 0) => count > 30)).toBe(true);
  }
  expect(kept.lines().filter((line) => JSON.stringify(line).includes(canary))).toEqual([]);
});
