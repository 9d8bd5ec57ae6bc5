import type { z } from 'zod';
import { Variables, withoutEffectYet } from './settings/variables.ts';
import { StartRefused } from './start-refused.ts';

export interface Settings {
  readonly host: string;
  /** 0 lets the system pick one. */
  readonly port: number;
  /** Absolute path of the data folder. */
  readonly data: string;
  /** Without `uri` the embedded database is meant. */
  readonly mongo: { readonly uri: string | undefined; readonly db: string };
  readonly openai: { readonly apiKey: string | undefined; readonly baseUrl: string | undefined; readonly model: string };
  readonly writer: 'openai' | 'sandbox';
  readonly corsOrigins: readonly string[];
  /** In milliseconds. */
  readonly generationTimeout: number;
  /** How many texts are written at once. */
  readonly generationConcurrency: number;
  readonly logLevel: z.infer<typeof Variables>['LOG_LEVEL'];
  /** Variables that were set and do nothing in this version: the start says so. */
  readonly withoutEffect: readonly string[];
}

const faultsIn = (error: z.ZodError): string[] => error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);

/** Reads the environment once, all of it: throws `StartRefused` naming everything that is wrong. An empty variable is an unset one. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])));
  const read = Variables.safeParse(given);
  const unknown = Object.keys(given).filter((name) => name.startsWith('HANDBILL_') && !(name in Variables.shape));
  const faults = [...(read.error ? faultsIn(read.error) : []), ...unknown.map((name) => `${name}: there is no such setting`)];

  const hasModel = Boolean(given['OPENAI_API_KEY'] ?? given['OPENAI_BASE_URL']);
  if (given['HANDBILL_WRITER'] === 'openai' && !hasModel) faults.push('HANDBILL_WRITER: openai needs OPENAI_API_KEY or OPENAI_BASE_URL');
  if (!read.success || faults.length > 0)
    throw new StartRefused(['These settings are wrong:', ...faults.map((fault) => `  - ${fault}`)].join('\n'));

  const variables = read.data;
  return {
    host: variables.HOST,
    port: variables.PORT,
    data: variables.HANDBILL_DATA,
    mongo: { uri: variables.MONGODB_URI, db: variables.MONGODB_DB },
    openai: { apiKey: variables.OPENAI_API_KEY, baseUrl: variables.OPENAI_BASE_URL, model: variables.OPENAI_MODEL },
    writer: variables.HANDBILL_WRITER ?? (hasModel ? 'openai' : 'sandbox'),
    corsOrigins: variables.HANDBILL_CORS_ORIGINS,
    generationTimeout: variables.HANDBILL_GENERATION_TIMEOUT,
    generationConcurrency: variables.HANDBILL_GENERATION_CONCURRENCY,
    logLevel: variables.LOG_LEVEL,
    withoutEffect: withoutEffectYet.filter((name) => name in given),
  };
}
