import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** A file of ours that every command reads: loading a validator would take longer than most of them. */
type Manifest = Readonly<Record<'name' | 'version', string>>;

/** All packages have the server's version; that of the one package that `npm run pack` makes has the commit in it. */
export const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as Manifest;

/** Whether this is that package, and no clone. */
export const isPacked = manifest.name === 'handbill';

/** The root of a clone. */
export const projectRoot = resolve(import.meta.dirname, '../../../..');

/** A folder of the user's, by the XDG Base Directory Specification. */
const userFolder = (variable: string, usual: string): string => join(process.env[variable] || join(homedir(), usual), 'handbill');

export const usualDataFolder = (): string => (isPacked ? userFolder('XDG_DATA_HOME', '.local/share') : resolve(projectRoot, '.handbill'));

/** Where settings are read from, besides the environment. */
export const usualEnvFile = isPacked ? join(userFolder('XDG_CONFIG_HOME', '.config'), 'settings.env') : resolve(projectRoot, '.env');

/** How the server is started, before its options. */
export const startCommand = isPacked ? 'handbill start' : 'npm start --';

/** How the other commands are called, before the name of one. */
export const handbill = isPacked ? 'handbill' : 'npm run handbill --';
/** The same where the output is to be that of the command alone. */
export const handbillAlone = isPacked ? 'handbill' : 'npm run --silent handbill --';
