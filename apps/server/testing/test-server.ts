import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId, type Scope } from '@handbill/contract';
import { testDatabase } from '@handbill/testing';
import { createTexts } from '@handbill/text';
import type { Collection, Db } from 'mongodb';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { ServerLog } from '../src/log/logger.ts';
import { readSettings, type Settings } from '../src/settings/settings.ts';
import { startServer, type RunningServer } from '../src/start/start-server.ts';
import { defaultTimings, type Timings } from '../src/settings/timings.ts';
import { keptLog } from './kept-log.ts';
import { rest, type RestAnswer, type RestRequest } from './rest.ts';

type DatabaseAddress = { readonly uri: string; readonly name: string; readonly db?: Db };

export interface TestServerOptions {
  /** Silent by default. */
  readonly log?: ServerLog;
  readonly timings?: Timings;
}

/** One thread for the servers of a process of tests: to start it takes more than most tests. */
const texts = { ...createTexts(), close: () => Promise.resolve() };

/** Only tests of limits run into them. */
const unlimited = { rateLimits: { key: null, workspace: null } };

/** A whole server for one test file: real HTTP, a database of its own, the sandbox as its writer. */
export class TestServer {
  readonly #database: DatabaseAddress;
  readonly #settings: Partial<Settings>;
  readonly #options: TestServerOptions;
  #running: RunningServer | undefined;
  #folder = '';
  /** The first key, with all rights. */
  adminKey = '';

  constructor(database: DatabaseAddress, settings: Partial<Settings>, options: TestServerOptions = {}) {
    this.#database = database;
    this.#settings = settings;
    this.#options = options;
  }

  get url(): string {
    if (this.#running === undefined) throw new Error('The server is not started yet: use it inside a test');
    return this.#running.url;
  }

  /** The stored data, for a test to inspect or damage. */
  get db(): Db {
    if (this.#database.db === undefined) throw new Error('This server has no test database');
    return this.#database.db;
  }

  /** The settings with which another process uses the same database. */
  get databaseSettings(): { MONGODB_URI: string; MONGODB_DB: string } {
    return { MONGODB_URI: this.#database.uri, MONGODB_DB: this.#database.name };
  }

  /** A new link to the console. */
  async consoleLink(): Promise<string> {
    return (await this.#running?.consoleLink()) ?? '';
  }

  /** The records of a collection. */
  stored(collection: string): Collection<{ _id: string }> {
    return this.db.collection(collection);
  }

  /** Calls a route below `/v1`, such as `GET /me`. */
  rest(route: string, request?: RestRequest): Promise<RestAnswer> {
    return rest(this, route, request);
  }

  /** Its data folder. */
  get data(): string {
    return this.#folder;
  }

  get startupSummary(): RunningServer['startupSummary'] {
    return this.#running?.startupSummary ?? [];
  }

  async start(): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), 'handbill-server-'));
    const { uri, name } = this.#database;
    const settings = {
      ...readSettings({}),
      ...unlimited,
      host: '127.0.0.1',
      port: 0,
      data: this.#folder,
      mongo: { uri, db: name },
      ...this.#settings,
    };
    const timings = { idle: 50, ...(this.#options.timings ?? defaultTimings) };
    this.#running = await startServer(settings, this.#options.log ?? keptLog('silent').log, timings, undefined, texts);
    // A second server on the same database creates no key, so the test sets one.
    this.adminKey ||= (await readFile(join(this.#folder, 'admin.key'), 'utf8')).trim();
  }

  async stop(): Promise<void> {
    await this.#running?.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Another server on the same database, not started yet. */
  #sibling(settings: Partial<Settings>, options: TestServerOptions): TestServer {
    const { timings } = this.#options;
    return new TestServer(this.#database, { ...this.#settings, ...settings }, { ...(timings && { timings }), ...options });
  }

  /** Starts another server on the same database, until the end of the test. */
  async another(settings: Partial<Settings> = {}, options: TestServerOptions = {}): Promise<TestServer> {
    const other = this.#sibling(settings, options);
    other.adminKey = this.adminKey;
    await other.start();
    onTestFinished(() => other.stop());
    return other;
  }

  /** The same for all tests of the calling file; call it once, at its top. */
  beside(settings: Partial<Settings> = {}, options: TestServerOptions = {}): TestServer {
    const other = this.#sibling(settings, options);
    beforeAll(() => {
      other.adminKey = this.adminKey;
      return other.start();
    });
    afterAll(() => other.stop());
    return other;
  }

  /** Creates a key with these scopes, for the first workspace or another one. */
  async key(
    scopes: readonly Scope[],
    {
      workspace,
      expires_at = null,
      ...caps
    }: { workspace?: string; expires_at?: Date | null; monthly_token_cap?: number; monthly_cost_cap?: number } = {},
  ): Promise<string> {
    const now = new Date();
    const keys = this.db.collection<{ _id: string }>('keys');
    const workspaces = this.db.collection<{ _id: string }>('workspaces');
    const first = await workspaces.findOne({ first: true });
    const workspace_id = workspace ?? String(first?._id);
    const made = { workspace_id: String(first?._id), name: workspace, revision: 1, created_at: now, updated_at: now };
    if (workspace !== undefined) await workspaces.updateOne({ _id: workspace }, { $setOnInsert: made }, { upsert: true });
    const _id = newId('key', now);
    const secret = `hbk_${_id.slice(4)}_${randomBytes(32).toString('base64url')}`;
    const hash = createHash('sha256').update(secret).digest('base64url');
    await keys.insertOne({ _id, workspace_id, name: 'Test', hash, scopes, expires_at, ...caps, created_at: now } as { _id: string });
    return secret;
  }
}

/** Starts a server before the calling file's tests and stops it after them; call it once, at the top of the file. */
export function testServer(settings: Partial<Settings> = {}, options: TestServerOptions = {}): TestServer {
  const server = new TestServer(testDatabase(), settings, options);
  beforeAll(() => server.start());
  afterAll(() => server.stop());
  return server;
}
