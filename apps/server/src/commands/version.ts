import { version as running } from '../settings/version.ts';
import { readCommandOptions, type Command } from './command.ts';

export const version: Command = {
  failure: 'The version could not be shown',
  run(args) {
    readCommandOptions('version', args, {});
    process.stdout.write(`${running}\n`);
    return Promise.resolve();
  },
};
