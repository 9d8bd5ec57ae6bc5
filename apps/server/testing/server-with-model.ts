import { contentTypes } from '@handbill/contract';
import { fakeModelServer, modelReplies, testDatabase, type FakeModelServer, type TestDatabase } from '@handbill/testing';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import type { Settings } from '../src/settings/settings.ts';
import type { Timings } from '../src/settings/timings.ts';
import { dataFolder } from '../../../packages/embedded-mongo/testing/data-folder.ts';
import { keptLog } from './kept-log.ts';
import { MainProcess } from './main-process.ts';
import type { Reachable, RestAnswer } from './rest.ts';
import { TestServer } from './test-server.ts';

/** Must appear nowhere but in requests to the model. */
export const modelKey = 'sk-nobody-may-read-this-0123456789';

/** A brief, and an answer that meets it. */
export const brief = contentTypes.email.example.request;
export const whole = JSON.stringify(contentTypes.email.example.output);

export interface ServerWithModel {
  readonly server: TestServer;
  readonly model: FakeModelServer;
  /** For another server with the same database and model. */
  readonly database: TestDatabase;
  readonly settings: Partial<Settings>;
  /** Everything logged, as written. */
  readonly logged: () => string;
  /** A server in a process of its own on the same database and model, to be killed, and how it is called. */
  readonly ofProcess: () => Promise<{ readonly killed: MainProcess; readonly at: Reachable }>;
  /** Has a model write a text, and resolves to its record. */
  readonly written: (body?: object) => Promise<RestAnswer['body']>;
  readonly get: (id: string) => Promise<RestAnswer['body']>;
  /** The record that was begun last. */
  readonly newest: () => Promise<RestAnswer['body']>;
  /** The record, when its writing has ended. */
  readonly ended: (id: string) => Promise<RestAnswer['body']>;
  readonly attemptsOf: (id: string) => Promise<RestAnswer['body']>;
}

/** A whole server that writes through the real SDK with a scripted model server; call it once, at the top of the file. */
export async function serverWithModel(
  more: Partial<Settings> = {},
  timings?: Timings,
  { log, text: logged } = keptLog('trace'),
): Promise<ServerWithModel> {
  const model = await fakeModelServer();
  afterAll(() => model.close());
  const settings: Partial<Settings> = {
    writer: 'openai',
    openai: { apiKey: modelKey, baseUrl: model.baseURL, model: 'gpt-5-mini' },
    ...more,
  };
  const database = testDatabase();
  const server = new TestServer(database, settings, { log, ...(timings !== undefined && { timings }) });
  beforeAll(() => server.start());
  afterAll(() => server.stop());
  const get = async (id: string) => (await server.rest(`GET /content/${id}`)).body;
  return {
    server,
    model,
    database,
    settings,
    logged,
    get,
    async ofProcess() {
      const env = { ...server.databaseSettings, OPENAI_API_KEY: modelKey, OPENAI_BASE_URL: model.baseURL };
      const killed = new MainProcess(await dataFolder(), env);
      await killed.ready();
      return { killed, at: { url: killed.url, adminKey: server.adminKey } };
    },
    async written(body = brief) {
      model.play(modelReplies.streamed(whole));
      const answer = await server.rest('POST /content/generate', { body });
      expect(answer.body.status).toBe('ready');
      return answer.body;
    },
    newest: async () => (await server.rest('GET /content?limit=1')).body.data[0],
    async ended(id) {
      await vi.waitUntil(async () => (await get(id)).status !== 'generating', { timeout: 15_000 });
      return get(id);
    },
    attemptsOf: async (id) => (await server.rest(`GET /content/${id}/attempts`)).body.data,
  };
}
