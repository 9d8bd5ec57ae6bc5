import { isActor } from '@handbill/contract';
import { eraseActor } from '@handbill/mongo';
import { quoted } from '@handbill/operations';
import { explainFor } from '../database/start-database.ts';
import { UsageError } from '../log/startup-error.ts';
import { handbill } from '../settings/installation.ts';
import { processSettings } from '../settings/settings.ts';
import { readCommandOptions, type Command } from './command.ts';
import { inDatabase } from './in-database.ts';

const options = {
  actor: { type: 'string', value: '<actor>', what: 'the person, as calls sent it as Handbill-Actor' },
} as const;

async function run(args: readonly string[]): Promise<void> {
  const { actor = '', 'no-settings': noEnvFile } = readCommandOptions('erase', args, options);
  if (!isActor(actor)) throw new UsageError(`--actor must be what calls sent as Handbill-Actor: ${handbill} erase --actor ann@example.com`);
  const settings = processSettings(noEnvFile);
  await inDatabase(settings, async (db, describe) => {
    const changed = await eraseActor(db, actor).catch(explainFor(settings));
    const lines = Array.from(changed, ([collection, count]) => `  ${collection}: ${count}`);
    process.stdout.write(
      `${[`${describe}: erased ${quoted(actor)}`, ...(lines.length === 0 ? ['  nothing names it'] : lines)].join('\n')}\n`,
    );
  });
}

export const erase: Command = {
  failure: 'Nothing, or not all, was erased',
  options,
  run,
};
