import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { explainSelection } from '@handbill/mongo';
import type { Db } from 'mongodb';
import { explainDatabaseError } from '../../database/start-database.ts';
import { redactor } from '../../log/logger.ts';
import { StartupError } from '../../log/startup-error.ts';
import { secretsIn } from '../../settings/secrets-in.ts';
import { processSettings, type Settings } from '../../settings/settings.ts';
import { version } from '../../settings/version.ts';
import { interruption } from '../../stop/interruption.ts';
import { readCommandOptions, type Command } from '../command.ts';
import { inDatabase } from '../in-database.ts';
import { checkDisk, checkMongod, checkServers } from './check-database.ts';
import { checkModes } from './check-modes.ts';
import { checkProxy } from './check-proxy.ts';
import { checkRecords } from './check-records.ts';
import { checkWriter } from './check-writer.ts';
import { note, ok, report, wrong, type Finding } from './finding.ts';

/** A check that cannot be carried out has found something, too: the others are made all the same. */
async function attempt(subject: string, settings: Settings, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    const explained = await explainDatabaseError(explainSelection(error), settings);
    return [wrong(subject, explained instanceof Error ? explained.message : String(explained))];
  }
}

async function isStillToBeMade({ mongo, data }: Settings): Promise<boolean> {
  if (mongo.uri !== undefined) return false;
  return access(join(data, 'mongodb')).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
}

async function checkDatabase(settings: Settings, signal: AbortSignal): Promise<Finding[]> {
  if (await isStillToBeMade(settings)) return [note('database', 'none yet: the first start makes one')];
  const check = async (db: Db, describe: string): Promise<Finding[]> => {
    const server = [...(await checkMongod(db)), ...(await attempt('servers', settings, () => checkServers(db)))];
    const opened = { ...ok('database', describe), isNamed: true };
    return [opened, ...server, ...(await attempt('structure', settings, () => checkRecords(db)))];
  };
  return inDatabase(settings, check, { level: 'error', signal });
}

function aboutSettings({ envFile, withoutEffect, replaced }: Settings): Finding[] {
  const from = envFile === undefined ? 'from the environment' : `from the environment and ${envFile}`;
  const idle = [
    ...withoutEffect.map((name) => `${name} has no effect in this version`),
    ...replaced.map(([name, by]) => `${name} has no effect: ${by} takes its place`),
  ];
  return [ok('settings', from), ...idle.map((found) => note('settings', found))];
}

async function examine(settings: Settings, signal: AbortSignal): Promise<Finding[]> {
  const checks = [
    ['disk', () => checkDisk(settings)],
    ['file modes', () => checkModes(settings)],
    ['writer', () => checkWriter(settings)],
    ['proxy', () => checkProxy(settings)],
    ['database', () => checkDatabase(settings, signal)],
  ] as const;
  const found = await Promise.all(checks.map(([subject, check]) => attempt(subject, settings, check)));
  signal.throwIfAborted();
  return [...aboutSettings(settings), ...found.flat()];
}

/** The settings, or their faults: nothing else can be checked then. */
function readOrFind(noEnvFile: boolean): Settings | Finding {
  try {
    return processSettings(noEnvFile);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return wrong('settings', error.message);
  }
}

const options = {
  all: { type: 'boolean', what: 'shows what is in order as well, and how much space each collection takes' },
} as const;

async function run(args: readonly string[]): Promise<void> {
  const { all, 'no-settings': noEnvFile } = readCommandOptions('doctor', args, options);
  const settings = readOrFind(noEnvFile);
  const isRead = !('outcome' in settings);
  const about = { ...ok('version', `Handbill ${version} on Node ${process.versions.node}`), isNamed: true };
  const findings = [about, ...(isRead ? await examine(settings, interruption()) : [settings])];
  process.stdout.write(redactor(isRead ? secretsIn(settings) : [])(report(findings, all)));
  if (findings.some(({ outcome }) => outcome === 'wrong')) process.exitCode = 1;
}

export const doctor: Command = {
  failure: 'Not everything could be looked at',
  options,
  run,
};
