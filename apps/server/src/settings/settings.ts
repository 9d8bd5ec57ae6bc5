import type { BlockList } from 'node:net';
import type { RateLimits } from '@handbill/operations';
import type { z } from 'zod';
import type { Prices } from './prices.ts';
import { nearestName } from './nearest-name.ts';
import { databaseIn } from './mongo-address.ts';
import { keyVariableOf, modelFaults, Models, type ModelsFile } from './models.ts';
import { clientVariables, shownVariables, Variables, withoutEffectYet } from './variables.ts';
import { StartupError } from '../log/startup-error.ts';

export interface Settings {
  readonly host: string;
  /** 0: the system picks a free port. */
  readonly port: number;
  /** Absolute path of the data folder. */
  readonly data: string;
  /** Without a `uri`, the embedded database is used. */
  readonly mongo: {
    readonly uri: string | undefined;
    readonly db: string;
    /** The database that versions took which ignored the one that `uri` names, where `db` comes from there. */
    readonly formerDb?: string | undefined;
  };
  readonly openai: { readonly apiKey: string | undefined; readonly baseUrl: string | undefined; readonly model: string };
  /** Takes the place of the one model of `openai`. */
  readonly models: ModelsFile | undefined;
  /** The variables that the keys of `models` are in, with their values. */
  readonly modelKeys: Readonly<Record<string, string>>;
  readonly writer: 'openai' | 'sandbox';
  readonly corsOrigins: readonly string[];
  /** The beginning of addresses in answers and pages, without a slash at the end; `undefined`: they are relative. */
  readonly publicUrl: string | undefined;
  /** Whose word on the caller's address is taken. */
  readonly trustedProxies: BlockList | undefined;
  /** The prices of models, by their names. */
  readonly prices: Prices;
  /** How many milliseconds a call of a model is kept. */
  readonly attemptRetention: number;
  /** How many milliseconds an event is kept. */
  readonly eventRetention: number;
  /** In milliseconds. */
  readonly generationTimeout: number;
  /** How many texts are written concurrently. */
  readonly generationConcurrency: number;
  /** How many calls keys and workspaces may make. */
  readonly rateLimits: RateLimits;
  /** How many streams a key may have open in a process, where keys are limited. */
  readonly streamsPerKey: number;
  /** A port on which anybody may read the metrics; `undefined`: none. */
  readonly metricsPort: number | undefined;
  /** Whether people can sign in to the console. */
  readonly console: boolean;
  /** The rights of agents: everything that is a tool, only reading, or nothing. */
  readonly mcp: 'on' | 'read_only' | 'off';
  /** Whether calls of models are traced. */
  readonly tracing: boolean;
  readonly logLevel: z.infer<typeof Variables>['LOG_LEVEL'];
  /** Variables that are set but have no effect in this version; the startup summary names them. */
  readonly withoutEffect: readonly string[];
  /** Settings that others replace; the startup summary names both. */
  readonly replaced: readonly (readonly [name: string, by: string])[];
  /** The file that was read into the environment before; the startup summary names it. */
  readonly envFile: string | undefined;
}

type Environment = Readonly<Record<string, string>>;

const hasModel = (environment: Environment): boolean =>
  Boolean(environment['OPENAI_API_KEY'] ?? environment['OPENAI_BASE_URL'] ?? environment['HANDBILL_MODELS']);

const prefix = 'HANDBILL_';
const knownNames = [...Object.keys(Variables.shape), ...clientVariables];
const suggested = [...shownVariables, ...clientVariables];

/** Names the setting that was probably meant: `HANDBILL_PORT` is `PORT`, `HANDBILL_DTA` is `HANDBILL_DATA`. */
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

/** Faults between the entries of the file of models. A file that cannot be read is a fault of its variable. */
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

function mongoIn({ MONGODB_URI: uri, MONGODB_DB: named }: z.infer<typeof Variables>): Settings['mongo'] {
  const inAddress = uri === undefined ? undefined : databaseIn(uri);
  const db = named ?? inAddress ?? usualDatabase;
  return { uri, db, ...(named === undefined && db !== usualDatabase && { formerDb: usualDatabase }) };
}

function replacedIn({ MONGODB_URI: uri, MONGODB_DB: db, HANDBILL_MODELS: models }: z.infer<typeof Variables>, environment: Environment) {
  const byModels = models === undefined ? [] : ['OPENAI_MODEL', 'HANDBILL_PRICES'].filter((name) => name in environment);
  const inAddress = uri === undefined ? undefined : databaseIn(uri);
  const isReplaced = db !== undefined && inAddress !== undefined && inAddress !== db;
  return [
    ...byModels.map((name) => [name, 'HANDBILL_MODELS'] as const),
    ...(isReplaced ? [[`The database ${inAddress} in MONGODB_URI`, 'MONGODB_DB'] as const] : []),
  ];
}

/** Reads all settings from the environment. Throws a `StartupError` that names everything invalid. An empty variable counts as unset. */
export function readSettings(env: NodeJS.ProcessEnv, envFile?: string): Settings {
  const environment = Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])));
  const variables = parseVariables(environment, envFile);
  return {
    host: variables.HOST,
    port: variables.PORT,
    data: variables.HANDBILL_DATA,
    mongo: mongoIn(variables),
    openai: { apiKey: variables.OPENAI_API_KEY, baseUrl: variables.OPENAI_BASE_URL, model: variables.OPENAI_MODEL },
    models: variables.HANDBILL_MODELS,
    modelKeys: keysOf(variables.HANDBILL_MODELS, environment),
    writer: variables.HANDBILL_WRITER ?? (hasModel(environment) ? 'openai' : 'sandbox'),
    corsOrigins: variables.HANDBILL_CORS_ORIGINS,
    publicUrl: variables.HANDBILL_PUBLIC_URL,
    trustedProxies: variables.HANDBILL_TRUSTED_PROXIES,
    prices: variables.HANDBILL_PRICES ?? {},
    attemptRetention: variables.HANDBILL_ATTEMPT_RETENTION,
    eventRetention: variables.HANDBILL_EVENT_RETENTION,
    generationTimeout: variables.HANDBILL_GENERATION_TIMEOUT,
    generationConcurrency: variables.HANDBILL_GENERATION_CONCURRENCY,
    rateLimits: { key: variables.HANDBILL_RATE_LIMIT, workspace: variables.HANDBILL_WORKSPACE_RATE_LIMIT },
    streamsPerKey: variables.HANDBILL_STREAMS_PER_KEY,
    metricsPort: variables.HANDBILL_METRICS_PORT,
    console: variables.HANDBILL_CONSOLE,
    mcp: variables.HANDBILL_MCP,
    tracing: variables.HANDBILL_TRACING,
    logLevel: variables.LOG_LEVEL,
    withoutEffect: withoutEffectYet.filter((name) => name in environment),
    replaced: replacedIn(variables, environment),
    envFile,
  };
}
