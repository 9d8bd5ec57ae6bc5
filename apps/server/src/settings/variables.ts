import { resolve } from 'node:path';
import { z } from 'zod';
import { Duration } from './duration.ts';
import { Origins } from './origins.ts';
import { Prices } from './prices.ts';
import { RateLimit } from './rate-limit.ts';

const projectRoot = resolve(import.meta.dirname, '../../../..');

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((number) => number >= least && number <= most, `must be a whole number from ${least} to ${most}`);

const Flag = z.enum(['true', 'false'], 'must be true or false').transform((text) => text === 'true');

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** Every environment variable that the server reads, with what it may be and its default. */
export const Variables = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535).default(3000),
  HANDBILL_DATA: z
    .string()
    .default(resolve(projectRoot, '.handbill'))
    .transform((folder) => resolve(folder)),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\/./, 'must begin with mongodb:// or mongodb+srv://')
    .optional(),
  MONGODB_DB: z
    .string()
    .regex(/^[^/\\. "$*<>:|?\0]{1,63}$/, 'must be 1 to 63 characters without spaces and / \\ . " $ * < > : | ?')
    .default('handbill'),
  MONGOD_BINARY: z.string().optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.string().refine(isWebAddress, 'must be an address that begins with http:// or https://').optional(),
  OPENAI_MODEL: z.string().default('gpt-5-mini'),
  HANDBILL_WRITER: z.enum(['openai', 'sandbox'], 'must be openai or sandbox').optional(),
  HANDBILL_CORS_ORIGINS: Origins.default([]),
  HANDBILL_PRICES: Prices.optional(),
  HANDBILL_GENERATION_TIMEOUT: Duration.refine((ms) => ms >= 1_000 && ms <= 3_600_000, 'must be from 1s to 1h').default(120_000),
  HANDBILL_GENERATION_CONCURRENCY: whole(1, 1_000).default(8),
  HANDBILL_RATE_LIMIT: RateLimit.default({ calls: 600, milliseconds: 60_000 }),
  HANDBILL_ALLOW_PRIVATE_WEBHOOKS: Flag.default(false),
  HANDBILL_EVENT_RETENTION: Duration.default(30 * 86_400_000),
  HANDBILL_TRACING: Flag.default(false),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be fatal, error, warn, info, debug, trace or silent')
    .default('info'),
});

/** Promised for later: taken and checked from the start, and of no effect yet. */
export const withoutEffectYet: readonly (keyof typeof Variables.shape)[] = [
  'HANDBILL_PRICES',
  'HANDBILL_RATE_LIMIT',
  'HANDBILL_ALLOW_PRIVATE_WEBHOOKS',
  'HANDBILL_EVENT_RETENTION',
  'HANDBILL_TRACING',
];
