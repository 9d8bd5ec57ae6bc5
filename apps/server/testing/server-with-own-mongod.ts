import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo, type EmbeddedMongo } from '@handbill/embedded-mongo';
import type { Settings } from '../src/settings/settings.ts';
import { TestServer, type TestServerOptions } from './test-server.ts';

export interface ServerWithOwnMongod {
  readonly server: TestServer;
  readonly mongo: EmbeddedMongo;
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

/** A whole server with a mongod of its own, for tests that stop or damage it. `options` belong to the connection. */
export async function serverWithOwnMongod(
  options: string,
  settings: Partial<Settings> = {},
  serverOptions: TestServerOptions = {},
): Promise<ServerWithOwnMongod> {
  const folder = await mkdtemp(join(tmpdir(), 'handbill-own-'));
  const mongo = await startEmbeddedMongo({ data: folder, log: { info: () => undefined, error: () => undefined } });
  const server = new TestServer({ uri: `${mongo.uri}&${options}`, name: 'handbill' }, settings, serverOptions);
  await server.start();
  const stop = async () => {
    await server.stop();
    await mongo.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { server, mongo, folder, stop };
}
