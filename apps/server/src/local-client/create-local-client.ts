import { type Client, type Me, HandbillError } from '@handbill/client';
import { clientOver, type Send } from '@handbill/client/in-process';
import { noKeyLimits, contract, Scope, Problem, problemDocument } from '@handbill/contract';
import { MongoStorage } from '@handbill/mongo';
import { unlimited as rooms, type Principal, createCallerRequest, type CallerRequest, type Endpoint } from '@handbill/operations';
import { pino } from 'pino';
import { logger } from '../log/logger.ts';
import { secretsIn } from '../settings/secrets-in.ts';
import { serveStorage } from '../start/serve-storage.ts';
import { readSettings } from '../settings/settings.ts';
import { readEnvFile } from '../settings/env-file.ts';
import { explainFor, openDatabase } from '../database/start-database.ts';
import { StartupError } from '../log/startup-error.ts';
import { defaultTimings } from '../settings/timings.ts';
import { version } from '../settings/version.ts';
import { endWithin } from '../stop/shut-down.ts';
import { startTracing } from '../tracing/start-tracing.ts';
import { randomUUID } from 'node:crypto';

/** The parser may replace values in place. A value that cannot be copied is refused by name when it is parsed. */
function copied(input: unknown): unknown {
  try {
    return structuredClone(input);
  } catch {
    return input;
  }
}

/** The client finds its own error in it. */
const failure = (problem: Problem, { id }: CallerRequest) =>
  new Error(problem.message, { cause: new HandbillError(problemDocument(problem, id)) });

/** Makes calls of endpoints as a principal. They go through every layer that calls over HTTP go through, but no key is looked up. */
function localSender(endpoints: readonly Endpoint[], principal: Principal): Send {
  const byName = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]));
  return async ({ path, input, signal, context: { idempotencyKey } }) => {
    const key = typeof idempotencyKey === 'string' ? idempotencyKey : undefined;
    const request = createCallerRequest({ id: randomUUID(), credential: principal, idempotencyKey: key });
    const endpoint = byName.get(path);
    if (endpoint === undefined) throw failure(new Problem('not_found', {}, { detail: 'There is no operation of this name.' }), request);
    const readInput = () => ({ value: copied(input ?? {}) });
    const outcome = await endpoint
      .invoke({ request, readInput, wants: 'value', signal: signal ?? undefined })
      .catch((cause: unknown) => Promise.reject(cause instanceof Problem ? failure(cause, request) : cause));
    return outcome.value;
  };
}

export interface LocalClientOptions {
  /** The scopes of the client; everything (`admin`) when left out. */
  readonly scopes?: Me['key']['scopes'];
  /** The id of the workspace that it works in; the first one when left out. */
  readonly workspace?: string;
  /** Its name in the log and in `me.get`. */
  readonly name?: string;
  /** The server's settings; those of the process and of `.env` when left out. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** A client in the process of its caller: no server has to run, and nothing is sent. */
export interface LocalClient extends Client, AsyncDisposable {
  /** Waits for calls in flight, up to 20 seconds, and closes the database; one that was started for this client is stopped. */
  close(): Promise<void>;
}

async function principalIn(
  storage: MongoStorage,
  { scopes = ['admin'], workspace: id, name = 'Local client' }: LocalClientOptions,
): Promise<Principal> {
  const workspace = await storage.workspace(id);
  if (workspace === null)
    throw new StartupError(id === undefined ? 'The database is empty: start the server once.' : `There is no workspace ${id}.`);
  const all = scopes.includes('admin') ? Scope.options : scopes;
  const key = { ...noKeyLimits, id: 'local', name, scopes: [...scopes] };
  return { ...workspace, key, scopes: new Set(all), created_by: [], behind: null, family: key.id };
}

/**
 * The typed client in this process, from the server's settings: on the database of `MONGODB_URI`, else on the embedded one, beside the
 * server that runs it, or started until `close`. Calls are checked, limited to the scopes, and logged as those of a key are. Throws an
 * error with advice where the settings or the database cannot be used.
 */
export async function createLocalClient(options: LocalClientOptions = {}): Promise<LocalClient> {
  const file = options.env === undefined ? readEnvFile() : undefined;
  const env = options.env ?? process.env;
  const settings = readSettings(env, file);
  // Only lines that a script needs, one at a time: it writes to the same standard error, and may make any number of clients.
  const level = env['LOG_LEVEL'] ? settings.logLevel : 'warn';
  const log = logger({ level, secrets: secretsIn(settings), writer: pino.destination({ dest: 2, sync: true }) });
  const opened: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of opened.splice(0).toReversed()) await end();
  };
  try {
    const database = await openDatabase(settings, log.of('database'));
    opened.push(() => database.stop());
    const tracing = settings.tracing ? await startTracing(log, secretsIn(settings)) : undefined;
    if (tracing !== undefined) opened.push(() => tracing.stop());
    const { attemptRetention } = settings;
    const stored = { log: log.of('database'), version, attemptRetention, startSpan: tracing?.startCommand };
    const storage = await MongoStorage.open(database.uri, settings.mongo.db, stored).catch(explainFor(settings));
    opened.push(() => storage.close());
    const principal = await principalIn(storage, options);
    const stopping = new AbortController();
    // A script has the whole database.
    const unlimited = { ...settings, rateLimits: { key: null, workspace: null } };
    const served = serveStorage(storage, unlimited, { log, stopping: stopping.signal, rooms, timings: defaultTimings, tracing });
    opened.push(() => served.close());
    opened.push(() => {
      served.jobs.close();
      return endWithin(served.jobs.inFlight.ended(), stopping, defaultTimings);
    });
    const client = clientOver(localSender(served.endpoints, principal));
    // The client is a proxy, which takes any name and lists none: its groups are named for it.
    const groups = Object.keys(contract) as (keyof Client)[];
    return Object.assign(Object.fromEntries(groups.map((group) => [group, client[group]])) as Client, {
      close,
      [Symbol.asyncDispose]: close,
    });
  } catch (error) {
    await close();
    throw error;
  }
}
