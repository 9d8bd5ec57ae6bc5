import { fakeModelServer, testDatabase } from '@handbill/testing';
import { afterAll, beforeAll } from 'vitest';
import { tcpProxy } from '../../../packages/mongo/testing/tcp-proxy.ts';
import { keptLog } from './kept-log.ts';
import { modelKey } from './server-with-model.ts';
import { TestServer } from './test-server.ts';

/** A whole server whose connections to the database a test can cut; call it once, at the top of the file. */
export async function serverBehindProxy() {
  const database = testDatabase();
  const log = keptLog('warn');
  const model = await fakeModelServer();
  const proxy = await tcpProxy(database.uri);
  const uri = `${proxy.uri}&heartbeatFrequencyMS=500&connectTimeoutMS=2000&serverSelectionTimeoutMS=2000`;
  const openai = { apiKey: modelKey, baseUrl: model.baseURL, model: 'gpt-5-mini' };
  const server = new TestServer({ ...database, uri }, { writer: 'openai', openai }, { log: log.log });
  beforeAll(() => server.start());
  afterAll(async () => {
    proxy.restore();
    await server.stop();
    await proxy.close();
    await model.close();
  });
  return { server, model, proxy, database, log };
}
