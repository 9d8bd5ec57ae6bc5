import { fakeModelServer, testDatabase, type FakeModelServer, type ModelReply, type TestDatabase } from '@handbill/testing';
import { afterAll, beforeAll } from 'vitest';
import type { Settings } from '../src/settings/settings.ts';
import type { ModelsFile } from '../src/settings/models.ts';
import { defaultTimings, type Timings } from '../src/settings/timings.ts';
import { keptLog, type KeptLog } from './kept-log.ts';
import { TestServer } from './test-server.ts';

type ConfiguredModel = ModelsFile['models'][number];

/** How a model is set up, but for its address: each has a server of its own. */
export type NamedModel = Partial<Omit<ConfiguredModel, 'base_url'>>;

export interface ServerWithModels<Name extends string> {
  readonly server: TestServer;
  /** The model servers, by the names of their models. */
  readonly models: Readonly<Record<Name, FakeModelServer>>;
  readonly kept: KeptLog;
  /** For another server with the same database and models. */
  readonly database: TestDatabase;
  readonly settings: Partial<Settings>;
  /** Says how each model server answers from now on. */
  readonly play: (replies: Partial<Record<Name, ModelReply | readonly ModelReply[]>>) => void;
}

/** A whole server with several models by name, the first of which is the default; call it once, at the top of the file. */
export async function serverWithModels<Name extends string>(
  named: Readonly<Record<Name, NamedModel>>,
  { settings = {}, timings = {}, review }: { settings?: Partial<Settings>; timings?: Partial<Timings>; review?: ModelsFile['review'] } = {},
): Promise<ServerWithModels<Name>> {
  const names = Object.keys(named) as Name[];
  const servers = await Promise.all(names.map(async (name) => [name, await fakeModelServer()] as const));
  const models = Object.fromEntries(servers) as Record<Name, FakeModelServer>;
  const file: ModelsFile = {
    review,
    models: names.map((name) => ({ types: [], model: `${name}-itself`, ...named[name], name, base_url: models[name].baseURL })),
  };
  const kept = keptLog('debug');
  const database = testDatabase();
  const all: Partial<Settings> = { writer: 'openai', models: file, generationConcurrency: 100, ...settings };
  const server = new TestServer(database, all, { log: kept.log, timings: { ...defaultTimings, ...timings } });
  beforeAll(() => server.start());
  afterAll(() => server.stop());
  afterAll(() => Promise.all(names.map((name) => models[name].close())).then(() => undefined));
  const play: ServerWithModels<Name>['play'] = (replies) => {
    for (const name of names) models[name].play(...[replies[name] ?? []].flat());
  };
  return { server, models, kept, play, database, settings: all };
}
