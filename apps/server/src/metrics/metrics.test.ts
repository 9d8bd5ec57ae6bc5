import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import parse from 'parse-prometheus-text-format';
import { describe, expect, it, vi } from 'vitest';
import { parse as readYaml } from 'yaml';
import { installedProgram } from '../../testing/installed-program.ts';
import { keptLog } from '../../testing/kept-log.ts';
import { testServer } from '../../testing/test-server.ts';
import { prometheusText, Registry } from './registry.ts';

/** The same holds for 10,000, which take ten times as long. */
const manyCalls = Number(process.env['METERED_CALLS'] ?? 1_100);

const kept = keptLog('info');
const openPort = 20_000 + (process.pid % 20_000);
const server = testServer({ metricsPort: openPort }, { log: kept.log });

const read = async (url = `${server.url}/metrics`, key = server.adminKey) => {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  const text = await answer.text();
  const families = parse(text);
  return (name: string, by: Readonly<Record<string, string>> = {}): number => {
    // The parser leaves out the counts of histograms.
    if (text.includes(`# TYPE ${name} histogram`))
      return [...text.matchAll(new RegExp(`^${name}_count\\{.*\\} (\\d+)$`, 'gm'))].reduce((sum, [, count]) => sum + Number(count), 0);
    const samples = families.find((family) => family.name === name)?.metrics ?? [];
    const matching = samples.filter(({ labels = {} }) => Object.entries(by).every(([label, value]) => labels[label] === value));
    return matching.reduce((sum, { value }) => sum + Number(value ?? 0), 0);
  };
};

describe('/metrics', () => {
  it('counts calls by operation, door and status as the log has them', async () => {
    const before = await read();
    const lines = kept.requests().length;
    for (let index = 0; index < 5; index += 1) await server.rest('GET /campaigns');
    await server.rest('GET /campaigns/nowhere');
    await server.rest('POST /campaigns', { body: { name: '' } });
    await server.rest('GET /campaigns', { key: 'hbk_wrong' });
    const batch = encodeURIComponent(JSON.stringify({ 0: { json: {} }, 1: { json: { id: 'nowhere' } } }));
    await fetch(`${server.url}/trpc/campaigns.list,campaigns.get?batch=1&input=${batch}`, {
      headers: { authorization: `Bearer ${server.adminKey}` },
    });
    const after = await read();
    const added = (by: Readonly<Record<string, string>>) => after('handbill_calls_total', by) - before('handbill_calls_total', by);
    expect(added({ operation: 'GET /campaigns', door: 'rest', status: '200' })).toBe(5);
    expect(added({ operation: 'GET /campaigns', door: 'rest', status: '401' })).toBe(1);
    expect(added({ operation: 'GET /campaigns/{id}', door: 'rest', status: '404' })).toBe(1);
    expect(added({ operation: 'POST /campaigns', door: 'rest', status: '400' })).toBe(1);
    expect(added({ operation: 'GET /campaigns', door: 'trpc', status: '200' })).toBe(1);
    expect(added({ operation: 'GET /campaigns/{id}', door: 'trpc', status: '404' })).toBe(1);
    expect(after('handbill_call_duration_seconds') - before('handbill_call_duration_seconds')).toBe(added({}));
    const logged = kept
      .requests()
      .slice(lines)
      .reduce((sum, { calls, operation }) => sum + Number(calls ?? (operation === undefined ? 0 : 1)), 0);
    expect(logged).toBe(added({}));
  });

  it(`has the sums of the log over ${manyCalls} calls, some of which are refused or left`, { timeout: 120_000 }, async () => {
    const key = await server.key(['campaigns:read']);
    const list = encodeURIComponent(JSON.stringify({ 0: { json: {} }, 1: { json: { id: 'nowhere' } } }));
    const kinds = [
      () => server.rest('GET /campaigns?limit=1'),
      () => server.rest('GET /campaigns/nowhere'),
      () => server.rest('GET /content?limit=none'),
      () => server.rest('POST /campaigns', { body: '{', headers: { 'content-type': 'application/json' } }),
      () => server.rest('GET /me', { key: 'hbk_wrong' }),
      () => server.rest('GET /keys', { key }),
      () => server.rest('PUT /campaigns'),
      () => server.rest(`GET /${crypto.randomUUID()}`),
      () => server.rest('POST /content/check', { body: { type: 'email', output: {} } }),
      () => fetch(`${server.url}/v1/campaigns`, { headers: { authorization: `Bearer ${key}` }, signal: AbortSignal.timeout(5) }),
      () => fetch(`${server.url}/trpc/campaigns.list,campaigns.get?batch=1&input=${list}`, { headers: { authorization: `Bearer ${key}` } }),
    ];
    const before = await read();
    const lines = kept.requests().length;
    let next = 0;
    const caller = async () => {
      for (let at = next++; at < manyCalls; at = next++) await kinds[at % kinds.length]?.().catch(() => undefined);
    };
    await Promise.all(Array.from({ length: 32 }, caller));
    const logged = () => {
      const all = kept.requests().slice(lines);
      const sums: Record<string, number> = {};
      const add = (by: object, count: number) => void (sums[JSON.stringify(by)] = (sums[JSON.stringify(by)] ?? 0) + count);
      for (const { calls, operation, status } of all) {
        if (calls !== undefined) add({ door: 'trpc' }, calls);
        else if (operation !== undefined) add({ operation, door: 'rest', status: String(status ?? 499) }, 1);
      }
      return sums;
    };
    // Some of those that were left may never have come.
    await expect.poll(() => kept.requests().length - lines, { timeout: 20_000 }).toBeGreaterThan(manyCalls * 0.99);
    await read();
    // Calls that were left may end between the two readings: then both are read again.
    await vi.waitFor(
      async () => {
        const after = await read();
        const sums = logged();
        const metered = Object.keys(sums).map((by) => [
          by,
          after('handbill_calls_total', JSON.parse(by)) - before('handbill_calls_total', JSON.parse(by)),
        ]);
        expect(Object.fromEntries(metered)).toEqual(sums);
        const total = Object.values(sums).reduce((sum, some) => sum + some, 0);
        expect(total).toBe(after('handbill_calls_total') - before('handbill_calls_total'));
      },
      { timeout: 10_000, interval: 100 },
    );
    const sums = logged();
    expect(Object.keys(sums).length).toBeGreaterThanOrEqual(8);
    if (manyCalls > 5_000) console.log(sums);
  });

  it('tells texts, calls of models and their tokens, and the first words', async () => {
    const before = await read();
    await server.rest('POST /content/generate', { body: { type: 'email', topic: 'Our course' } });
    await server.rest('POST /content/generate', {
      body: { type: 'email', topic: 'sandbox:missing_keywords Our course', keywords: ['rye'] },
    });
    await server.rest('POST /content/generate', { body: { type: 'email', topic: 'sandbox:error Our course' } });
    const after = await read();
    const added = (name: string, by?: Readonly<Record<string, string>>) => after(name, by) - before(name, by);
    expect(added('handbill_generations_total', { model: 'sandbox', outcome: 'ready' })).toBe(2);
    expect(added('handbill_generations_total', { outcome: 'failed' })).toBe(1);
    expect(added('handbill_repairs_total')).toBeGreaterThanOrEqual(1);
    expect(added('handbill_generation_tokens_total', { kind: 'output' })).toBeGreaterThan(50);
    expect(added('handbill_first_delta_seconds')).toBe(2);
    expect([after('handbill_generations_running'), after('handbill_generations_queued'), after('handbill_leases')]).toEqual([0, 0, 0]);
    expect(after('handbill_relay_lag_seconds')).toBeLessThan(10);
    expect(after('handbill_database_connections')).toBeGreaterThan(0);
    expect(after('handbill_database_waiting')).toBe(0);
    expect(after('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    expect(after('handbill_event_loop_delay_seconds')).toBeGreaterThanOrEqual(0);
  });

  it('is for a key with admin of the first workspace alone', async () => {
    const get = async (key?: string) =>
      (await fetch(`${server.url}/metrics`, { headers: key === undefined ? {} : { authorization: `Bearer ${key}` } })).status;
    expect([await get(), await get('hbk_wrong'), await get(await server.key(['content:read']))]).toEqual([401, 401, 403]);
    expect(await get(await server.key(['admin'], { workspace: 'wsp_another' }))).toBe(403);
    expect((await fetch(`${server.url}/metrics`, { method: 'POST' })).status).toBe(405);
  });

  it('is open on a port of its own, where nothing else is', async () => {
    expect((await read(`http://127.0.0.1:${openPort}/metrics`, ''))('handbill_calls_total')).toBeGreaterThan(0);
    expect((await fetch(`http://127.0.0.1:${openPort}/v1/campaigns`)).status).toBe(404);
  });
});

describe('what is made of the figures', () => {
  it.each([
    ['grafana-dashboard.json', (text: string): unknown => JSON.parse(text), 15],
    ['alerts.yaml', (text: string): unknown => readYaml(text), 6],
  ] as const)('in deploy/%s can be read, and has no other figures', async (name, parsed, least) => {
    const file = await readFile(resolve(import.meta.dirname, '../../../../deploy', name), 'utf8');
    const text = await (await fetch(`http://127.0.0.1:${openPort}/metrics`)).text();
    const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, figure]) => figure));
    const used = JSON.stringify(parsed(file)).matchAll(/\b(?:handbill|process)_[a-z_]+/g);
    const figures = new Set([...used].map(([figure]) => figure.replace(/_bucket$/, '')));
    expect([...figures].filter((figure) => !known.has(figure))).toEqual([]);
    expect(figures.size).toBeGreaterThanOrEqual(least);
  });
});

const promtool = installedProgram('promtool');
describe.skipIf(promtool === undefined)('to the tool of Prometheus', () => {
  const check = async (...args: string[]) => {
    const child = spawn(promtool ?? '', ['check', ...args], { stdio: ['pipe', 'ignore', 'pipe'] });
    child.stdin.end(await (await fetch(`http://127.0.0.1:${openPort}/metrics`)).text());
    const [[code], said] = await Promise.all([once(child, 'close'), textOf(child.stderr)]);
    return [code, said];
  };

  it('figures are as they should be', async () => expect(await check('metrics')).toEqual([0, '']));

  it('the rules for alerts are, too', async () =>
    expect(await check('rules', resolve(import.meta.dirname, '../../../../deploy/alerts.yaml'))).toEqual([0, '']));
});

describe('a figure', () => {
  it('has labels that are escaped, and no more series than it may', () => {
    const registry = new Registry();
    const count = registry.counter('some_total', '{one}', 'Some.', ['by']);
    count(['a "quoted"\\\nline']);
    for (let index = 0; index < 5_000; index += 1) count([String(index)]);
    const families = parse(prometheusText(registry.figures));
    const samples = families[0]?.metrics ?? [];
    expect(samples[0]?.labels).toEqual({ by: 'a "quoted"\\\nline' });
    expect(samples).toHaveLength(1_001);
    expect(samples.reduce((sum, { value }) => sum + Number(value), 0)).toBe(5_001);
  });
});
