import type { z } from 'zod';
import { readEnvFile } from './env-file.ts';
import { nearestName } from './nearest-name.ts';
import { databaseIn } from './mongo-address.ts';
import { keyVariableOf, modelFaults, Models, type ModelsFile } from './models.ts';
import { clientVariables, shownVariables, Variables, withoutEffectYet } from './variables.ts';
import { StartupError } from '../log/startup-error.ts';

type Environment = Readonly<Record<string, string>>;

const hasModel = (environment: Environment): boolean =>
  Boolean(environment['OPENAI_API_KEY'] ?? environment['OPENAI_BASE_URL'] ?? environment['HANDBILL_MODELS']);

const prefix = 'HANDBILL_';
const knownNames = [...Object.keys(Variables.shape), ...clientVariables];
const suggested = [...shownVariables, ...clientVariables];

/** Names the probable setting: `HANDBILL_PORT` is `PORT`, `HANDBILL_DTA` is `HANDBILL_DATA`. */
function unknownSetting(name: string): string {
  const end = name.slice(prefix.length);
  const endings = suggested.map((known) => ({ known, end: known.startsWith(prefix) ? known.slice(prefix.length) : known }));
  const nearest = nearestName(
    end,
    endings.map((one) => one.end),
  );
  const meant = endings.find((one) => one.end === nearest)?.known;
  return `${name}: unknown setting${meant === undefined ? '' : `; did you mean ${meant}?`}`;
}

/** The faults between the entries of the file of models. A file that cannot be read is a fault of its variable. */
function faultsOfModels(environment: Environment): readonly string[] {
  const { data } = Models.safeParse(environment['HANDBILL_MODELS']);
  // The sandbox calls none of them, and their keys may be elsewhere.
  return data === undefined || environment['HANDBILL_WRITER'] === 'sandbox' ? [] : modelFaults(data, environment);
}

/** Throws a `StartupError` that names everything invalid. */
function parseVariables(environment: Environment, envFile: string | undefined): z.infer<typeof Variables> {
  const parsed = Variables.safeParse(environment);
  const unknown = Object.keys(environment).filter((name) => name.startsWith(prefix) && !knownNames.includes(name));
  const errors = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...unknown.map(unknownSetting),
    ...faultsOfModels(environment),
  ];
  if (environment['HANDBILL_WRITER'] === 'openai' && !hasModel(environment))
    errors.push('HANDBILL_WRITER: openai needs OPENAI_API_KEY, OPENAI_BASE_URL or HANDBILL_MODELS');
  if (!parsed.success || errors.length > 0)
    throw new StartupError(
      [
        `Invalid settings${envFile === undefined ? '' : `, from the environment and ${envFile}`}:`,
        ...errors.map((error) => `  - ${error}`),
      ].join('\n'),
    );
  return parsed.data;
}

/** The keys that models name the variables of, and no other variable. */
function keysOf(file: ModelsFile | undefined, environment: Environment): Environment {
  const names = (file?.models ?? []).flatMap((model) => keyVariableOf(model) ?? []);
  return Object.fromEntries(names.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])));
}

const usualDatabase = 'handbill';

/** Without a `uri`, the embedded database is used. */
interface MongoSettings {
  readonly uri: string | undefined;
  readonly db: string;
  /** The database of versions that ignored the one in `uri`, where `db` comes from there. */
  readonly formerDb?: string | undefined;
}

function mongoIn({ MONGODB_URI: uri, MONGODB_DB: named }: z.infer<typeof Variables>): MongoSettings {
  const inAddress = databaseIn(uri);
  const db = named ?? inAddress ?? usualDatabase;
  return { uri, db, ...(named === undefined && db !== usualDatabase && { formerDb: usualDatabase }) };
}

function replacedIn({ MONGODB_URI: uri, MONGODB_DB: db, HANDBILL_MODELS: models }: z.infer<typeof Variables>, environment: Environment) {
  const byModels = models === undefined ? [] : ['OPENAI_MODEL', 'HANDBILL_PRICES'].filter((name) => name in environment);
  const inAddress = databaseIn(uri);
  const isReplaced = db !== undefined && inAddress !== undefined && inAddress !== db;
  return [
    ...byModels.map((name) => [name, 'HANDBILL_MODELS'] as const),
    ...(isReplaced ? [[`The database ${inAddress} in MONGODB_URI`, 'MONGODB_DB'] as const] : []),
  ];
}

function settingsIn(variables: z.infer<typeof Variables>, environment: Environment, envFile: string | undefined) {
  return {
    host: variables.HOST,
    /** 0: the system picks a free port. */
    port: variables.PORT,
    /** Absolute path of the data folder. */
    data: variables.HANDBILL_DATA,
    mongo: mongoIn(variables),
    openai: { apiKey: variables.OPENAI_API_KEY, baseUrl: variables.OPENAI_BASE_URL, model: variables.OPENAI_MODEL },
    /** Takes the place of the one model of `openai`. */
    models: variables.HANDBILL_MODELS,
    modelKeys: keysOf(variables.HANDBILL_MODELS, environment),
    writer: variables.HANDBILL_WRITER ?? (hasModel(environment) ? 'openai' : 'sandbox'),
    corsOrigins: variables.HANDBILL_CORS_ORIGINS,
    /** The beginning of addresses in answers and pages, without a slash at the end; `undefined`: they are relative. */
    publicUrl: variables.HANDBILL_PUBLIC_URL,
    trustedProxies: variables.HANDBILL_TRUSTED_PROXIES,
    prices: variables.HANDBILL_PRICES ?? {},
    /** Times are in milliseconds. */
    attemptRetention: variables.HANDBILL_ATTEMPT_RETENTION,
    eventRetention: variables.HANDBILL_EVENT_RETENTION,
    generationTimeout: variables.HANDBILL_GENERATION_TIMEOUT,
    generationConcurrency: variables.HANDBILL_GENERATION_CONCURRENCY,
    rateLimits: { key: variables.HANDBILL_RATE_LIMIT, workspace: variables.HANDBILL_WORKSPACE_RATE_LIMIT },
    /** How many streams a key may have open in a process, where keys are limited. */
    streamsPerKey: variables.HANDBILL_STREAMS_PER_KEY,
    metricsPort: variables.HANDBILL_METRICS_PORT,
    console: variables.HANDBILL_CONSOLE,
    mcp: variables.HANDBILL_MCP,
    tracing: variables.HANDBILL_TRACING,
    logLevel: variables.LOG_LEVEL,
    /** The startup summary names these. */
    withoutEffect: withoutEffectYet.filter((name) => name in environment) as readonly string[],
    replaced: replacedIn(variables, environment),
    envFile,
  };
}
export type Settings = Readonly<ReturnType<typeof settingsIn>>;

/** Reads all settings from the environment. Throws a `StartupError` that names everything invalid. An empty variable counts as unset. */
export function readSettings(env: NodeJS.ProcessEnv, envFile?: string): Settings {
  const environment = Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])));
  return settingsIn(parseVariables(environment, envFile), environment, envFile);
}

/** The settings of this process, for a short command. */
export const processSettings = (noEnvFile: boolean): Settings => readSettings(process.env, noEnvFile ? undefined : readEnvFile());
