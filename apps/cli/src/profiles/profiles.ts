import { chmodSync, existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { readObject } from '../terminal/read-file.ts';
import { UsageError } from '../terminal/usage-error.ts';

/** A server, and the key to call it with. */
export interface Connection {
  readonly url: string;
  readonly key: string;
}

export interface Profiles {
  /** The name of the one that is used when nothing says another. */
  readonly default: string | null;
  readonly profiles: Readonly<Record<string, Connection>>;
}

/** What says which server is called, besides the environment. */
export interface ConnectionOptions {
  readonly profile?: string | undefined;
  readonly server?: string | undefined;
}

const usualServer = 'http://127.0.0.1:3000';
const folder = (): string => join(process.env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'handbill');
const file = (): string => join(folder(), 'profiles.json');

const isConnection = (value: unknown): value is Connection =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  typeof value.url === 'string' &&
  'key' in value &&
  typeof value.key === 'string';

export function readProfiles(): Profiles {
  if (!existsSync(file())) return { default: null, profiles: {} };
  if (process.platform !== 'win32' && (statSync(file()).mode & 0o077) !== 0)
    throw new UsageError(`${file()} has keys, and others can read it: chmod 600 ${file()}`);
  const { default: chosen = null, profiles = {} } = readObject(file(), 1 << 20);
  if (typeof profiles !== 'object' || profiles === null || !Object.values(profiles).every(isConnection))
    throw new UsageError(`${file()} is not as Handbill writes it: mend it, or remove it.`);
  return { default: typeof chosen === 'string' ? chosen : null, profiles: profiles as Profiles['profiles'] };
}

/** Written beside and renamed, so that nothing reads half of it; nobody else can ever read it. */
export function writeProfiles(profiles: Profiles): void {
  mkdirSync(folder(), { recursive: true, mode: 0o700 });
  const written = `${file()}.${process.pid}`;
  writeFileSync(written, `${JSON.stringify(profiles, null, 2)}\n`, { mode: 0o600 });
  chmodSync(written, 0o600);
  renameSync(written, file());
}

/** An address as a server has it. */
export function serverAddress(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol))
    throw new UsageError(`${JSON.stringify(url)} is no address of a server: give one like ${usualServer}`);
  return url;
}

/** Which server is called, and how: `--server`, `--profile`, the environment, the profile in use. A key of a profile goes to its own server alone. */
export function connectionOf({ profile, server }: ConnectionOptions): Connection {
  const { HANDBILL_URL: url, HANDBILL_KEY: key } = process.env;
  const isGiven = profile === undefined && (server !== undefined || Boolean(url) || Boolean(key));
  const known = isGiven ? undefined : readProfiles();
  const name = profile ?? known?.default ?? undefined;
  const chosen = name === undefined ? undefined : known?.profiles[name];
  if (profile !== undefined && chosen === undefined)
    throw new UsageError(`There is no profile ${JSON.stringify(profile)}: handbill profiles add ${profile}`);
  const found = server === undefined ? (chosen ?? { url: url || usualServer, key: key ?? '' }) : { url: server, key: key ?? '' };
  if (found.key.trim() === '') throw new UsageError('No key: set HANDBILL_KEY, or keep one with handbill profiles add.');
  return { url: serverAddress(found.url), key: found.key.trim() };
}
