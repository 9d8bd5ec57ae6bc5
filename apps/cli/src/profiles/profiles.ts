import { chmodSync, existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { readObject } from '../terminal/read-file.ts';
import { UsageError } from '../terminal/usage-error.ts';
import { isPlainObject } from '@handbill/contract/counting';

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

/** The options that name the server, besides the environment. */
export interface ConnectionOptions {
  readonly profile?: string | undefined;
  readonly server?: string | undefined;
}

const usualServer = 'http://127.0.0.1:3000';
const folder = (): string => join(process.env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'handbill');
const file = (): string => join(folder(), 'profiles.json');

const isConnection = (value: unknown): value is Connection =>
  isPlainObject(value) && typeof value['url'] === 'string' && typeof value['key'] === 'string';

export function readProfiles(): Profiles {
  if (!existsSync(file())) return { default: null, profiles: {} };
  if (process.platform !== 'win32' && (statSync(file()).mode & 0o077) !== 0)
    throw new UsageError(`${file()} has keys, and others can read it: chmod 600 ${file()}`);
  const { default: chosen = null, profiles = {} } = readObject(file(), 1 << 20);
  if (!isPlainObject(profiles) || !Object.values(profiles).every(isConnection))
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

/** The server to call, and its key. A key of a profile goes to its own server alone. */
function configured({ profile, server }: ConnectionOptions): Partial<Connection> {
  const { HANDBILL_URL: url, HANDBILL_KEY: key = '' } = process.env;
  if (profile === undefined && (server || url || key)) return { url: server || url || usualServer, key };
  if (server !== undefined) throw new UsageError('A profile has its server: give either --profile or --server.');
  const { default: usual, profiles } = readProfiles();
  const name = profile ?? usual;
  const found = name === null || !Object.hasOwn(profiles, name) ? undefined : profiles[name];
  if (profile !== undefined && found === undefined)
    throw new UsageError(`There is no profile ${JSON.stringify(profile)}: handbill profiles add ${profile}`);
  return found ?? {};
}

/** The server that is called, and the key: of `--profile`, of `--server` and the environment, or of the profile in use. */
export function connectionOf(options: ConnectionOptions): Connection {
  const { url = usualServer, key = '' } = configured(options);
  if (key.trim() === '') throw new UsageError('No key: set HANDBILL_KEY, or keep one with handbill profiles add.');
  return { url: serverAddress(url), key: key.trim() };
}
