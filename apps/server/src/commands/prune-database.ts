import { unlessAborted } from '@handbill/embedded-mongo';
import { pruneDatabase as pruneStored } from '@handbill/mongo';
import { explainFor, startDatabase } from '../database/start-database.ts';
import { handbill } from '../settings/installation.ts';
import { processSettings } from '../settings/settings.ts';
import { interruption } from '../stop/interruption.ts';
import { readCommandOptions, type Command } from './command.ts';
import { inDatabase } from './in-database.ts';

const hint = `Nothing was changed. When no server of an earlier version is running any more: ${handbill} prune-database --yes`;

const options = {
  yes: { type: 'boolean', what: 'removes it; without, it is only listed' },
} as const;

async function run(args: readonly string[]): Promise<void> {
  const { yes: remove, 'no-settings': noEnvFile } = readCommandOptions('prune-database', args, options);
  const settings = processSettings(noEnvFile);
  const signal = interruption();
  const lines = await inDatabase(
    settings,
    async (db, describe) => {
      const leftovers = await unlessAborted(pruneStored(db, { remove }).catch(explainFor(settings)), signal);
      if (leftovers.length === 0) return [describe, '  nothing to remove'];
      return [describe, ...leftovers.map((leftover) => `  ${leftover}`), ...(remove ? [] : [hint])];
    },
    { signal, open: startDatabase },
  );
  process.stdout.write(`${lines.join('\n')}\n`);
}

export const pruneDatabase: Command = {
  failure: 'The database could not be pruned',
  options,
  run,
};
