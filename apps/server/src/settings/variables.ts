import { resolve } from 'node:path';
import type { RateLimits } from '@handbill/operations';
import { z } from 'zod';
import { readLogLevels } from '../log/log-levels.ts';
import { Duration } from './duration.ts';
import { usualDataFolder } from './installation.ts';
import { Models } from './models.ts';
import { DatabaseName, MongoAddress } from './mongo-address.ts';
import { Prices } from './prices.ts';
import { BlockList, isIP } from 'node:net';

const most = 1_000;

/** A comma-separated list of addresses and networks in CIDR notation, such as `10.0.0.0/8, ::1`. */
const Networks = z.string().transform((text, context): BlockList => {
  const networks = new BlockList();
  const entries = text.split(',').map((entry) => entry.trim());
  if (entries.length > most) context.addIssue(`must have at most ${most} networks`);
  else
    for (const entry of entries.filter(Boolean)) {
      const [, address = '', prefix] = /^([\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(entry) ?? [];
      const version = isIP(address);
      const bits = version === 6 ? 128 : 32;
      if (version === 0 || Number(prefix ?? bits) > bits)
        context.addIssue(`${JSON.stringify(entry)} is neither an address nor a network such as 10.0.0.0/8`);
      else networks.addSubnet(address, Number(prefix ?? bits), version === 6 ? 'ipv6' : 'ipv4');
    }
  return networks;
});

/** The server's own addresses: below a path that begins like one of them, nobody could tell the two apart. */
const ownAddress = /^\/(?:v1|trpc|docs|problems|health|healthz|metrics|assets|calendar|console)(?:\/|$)/;

/** `https://texts.example.com/handbill`, where callers find the server; without a slash at the end. */
const PublicUrl = z.string().transform((text, context): string => {
  const { protocol, origin, pathname, href } = URL.parse(text) ?? {};
  const path = pathname?.replace(/\/+$/, '') ?? '';
  const refuse = (message: string) => {
    context.addIssue(message);
    return z.NEVER;
  };
  if (origin === undefined || !/^https?:$/.test(protocol ?? '')) return refuse('must be a URL that begins with http:// or https://');
  if (href !== `${origin}${pathname}`) return refuse('must be a URL without user, query and fragment');
  if (!/^(?:\/[\w.~-]+)*$/.test(path)) return refuse('must have a path of letters, digits and - . _ ~ only');
  if (ownAddress.test(path)) return refuse(`must not have a path that begins with /${path.split('/')[1]}, an address of the server itself`);
  return `${origin}${path}`;
});

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((number) => number >= min && number <= max, `must be a whole number from ${min} to ${max}`);

const Flag = z.enum(['true', 'false'], 'must be true or false').transform((text) => text === 'true');

/** `600/60s`, so many requests in that time; `off` is `null`. */
const RateLimit = z.string().transform((text, context): RateLimits['key'] => {
  if (text === 'off') return null;
  const [, requests, period = ''] = /^(\d{1,9})\/(.+)$/.exec(text) ?? [];
  const milliseconds = Duration.safeParse(period).data;
  if (Number(requests) > 0 && milliseconds !== undefined) return { requests: Number(requests), milliseconds };
  context.addIssue('must be a number of requests and a time, such as 600/60s, or off');
  return z.NEVER;
});

const LogLevel = z.string().superRefine((text, context) => {
  try {
    readLogLevels(text);
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : String(error));
  }
});

const isHttpUrl = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** A comma-separated list of web origins as browsers send them: no path, no trailing slash. */
const Origins = z.string().transform((text, context): readonly string[] => {
  const origins = text
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
  for (const origin of origins.filter((each) => !isHttpUrl(each) || URL.parse(each)?.origin !== each))
    context.addIssue(`${JSON.stringify(origin)} is not an origin such as https://app.example.com (no path, no trailing slash)`);
  return origins;
});

/** Every environment variable that the server reads, with its allowed values and its default. */
export const Variables = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HANDBILL_DATA: z
    .string()
    .default(usualDataFolder)
    .transform((folder) => resolve(folder)),
  MONGODB_URI: MongoAddress.optional(),
  MONGODB_DB: DatabaseName.optional(),
  MONGOD_BINARY: z.string().optional(),
  OPENAI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7E]*$/, 'must be the whole key, without spaces and in ASCII')
    .optional(),
  OPENAI_BASE_URL: z.string().refine(isHttpUrl, 'must be a URL that begins with http:// or https://').optional(),
  OPENAI_MODEL: z.string().default('gpt-5-mini'),
  HANDBILL_WRITER: z.enum(['openai', 'sandbox'], 'must be openai or sandbox').optional(),
  HANDBILL_CORS_ORIGINS: Origins.default([]),
  HANDBILL_MODELS: Models.optional(),
  HANDBILL_PRICES: Prices.optional(),
  HANDBILL_ATTEMPT_RETENTION: Duration.default(30 * 86_400_000),
  HANDBILL_PUBLIC_URL: PublicUrl.optional(),
  HANDBILL_TRUSTED_PROXIES: Networks.optional(),
  HANDBILL_GENERATION_TIMEOUT: Duration.refine((ms) => ms >= 1_000 && ms <= 3_600_000, 'must be from 1s to 1h').default(120_000),
  HANDBILL_GENERATION_CONCURRENCY: wholeNumber(1, 1_000).default(8),
  HANDBILL_RATE_LIMIT: RateLimit.default({ requests: 600, milliseconds: 60_000 }),
  HANDBILL_STREAMS_PER_KEY: wholeNumber(1, 100_000).default(100),
  HANDBILL_WORKSPACE_RATE_LIMIT: RateLimit.default({ requests: 3000, milliseconds: 60_000 }),
  HANDBILL_ALLOW_PRIVATE_WEBHOOKS: Flag.default(false),
  HANDBILL_EVENT_RETENTION: Duration.refine((ms) => ms >= 3_600_000 && ms <= 3_650 * 86_400_000, 'must be from 1h to 3650d').default(
    30 * 86_400_000,
  ),
  HANDBILL_METRICS_PORT: wholeNumber(1, 65_535).optional(),
  HANDBILL_CONSOLE: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .transform((text) => text === 'on'),
  HANDBILL_MCP: z.enum(['on', 'read_only', 'off'], 'must be on, read_only or off').default('on'),
  HANDBILL_TRACING: Flag.default(false),
  LOG_LEVEL: LogLevel.default('info'),
});

/** Variables of the clients: one shell may have them beside the server's. They are ignored and never logged. */
export const clientVariables: readonly string[] = ['HANDBILL_URL', 'HANDBILL_KEY'];

/** Variables of later versions: validated already, but without effect, and shown nowhere. */
export const withoutEffectYet: readonly (keyof typeof Variables.shape)[] = ['HANDBILL_ALLOW_PRIVATE_WEBHOOKS'];

export const shownVariables = Object.keys(Variables.shape).filter((name) => !withoutEffectYet.some((later) => later === name));
