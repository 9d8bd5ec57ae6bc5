import { expect, it } from 'vitest';
import { handbillCommand } from '../testing/handbill-command.ts';
import { commandHelp } from './commands/command.ts';
import { commands } from './commands/registry/commands.ts';

const list =
  /^Usage: npm run handbill -- <command> \[options\]\n\n {2}console +shows.*\n {2}costs +recompute.*\n {2}doctor +looks.*\n {2}erase +takes.*\n {2}key +creates.*\n {2}mcp +lets.*\n {2}prune-database +lists.*\n {2}version +shows.*\n\nnpm run handbill -- <command> --help says more of one\.\n$/;

it('lists the commands without one, and ends with 2 when there is no such command, saying which was meant', async () => {
  expect(await handbillCommand({})).toEqual({ code: 0, out: expect.stringMatching(list), err: '' });
  const wrong = await handbillCommand({}, 'keys');
  expect(wrong).toMatchObject({ code: 2, out: '' });
  const [said, ...rest] = wrong.err.split('\n\n');
  expect(said).toBe('There is no command "keys": did you mean key?');
  expect(rest.join('\n\n')).toMatch(list);
});

it('says of each command what it does and takes, and looks at nothing else for that', async () => {
  for (const [name, command] of commands) {
    expect(commandHelp(name, command)).toMatch(new RegExp(`npm run (--silent )?handbill -- ${name}\\b`));
    for (const option of Object.keys(command.options ?? {}))
      expect(commandHelp(name, command)).toMatch(new RegExp(`^ {2}--${option}\\b.* {2}\\w`, 'm'));
  }
  const help = await handbillCommand({ PORT: 'x' }, 'doctor', '--help');
  expect(help).toEqual({
    code: 0,
    out: expect.stringMatching(/^Usage: npm run handbill -- doctor \[options\]\n\nIt looks .*\n\n {2}--all /),
    err: '',
  });
  expect(await handbillCommand({}, 'help', 'doctor')).toEqual(help);
});
