import { testDatabase } from '@handbill/testing';
import { MongoClient } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { tcpProxy } from '../../testing/tcp-proxy.ts';
import { clientOptions } from './client-options.ts';
import { reachabilityLog } from './reachability-log.ts';

const { uri } = testDatabase();

it('a database that is not reached is told with its address, once, and again when it is back; a closed client tells nothing', async () => {
  const proxy = await tcpProxy(uri);
  const client = new MongoClient(proxy.uri, { ...clientOptions(proxy.uri), heartbeatFrequencyMS: 500 });
  const lines: string[] = [];
  const push = (_: object, line: string) => void lines.push(line);
  reachabilityLog(client, { warn: push, info: push }, 700);
  await client.connect();
  proxy.cut();
  await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 15_000 });
  const { host } = new URL(proxy.uri);
  expect(lines[0]).toContain(`MongoDB at ${host} has not been reached for 0.7 s`);
  proxy.restore();
  await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 15_000 });
  expect(lines[1]).toBe(`MongoDB at ${host} is reached again`);

  await client.close();
  await proxy.close();
  // Longer than it keeps quiet: nothing more can come.
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(lines).toHaveLength(2);
});
