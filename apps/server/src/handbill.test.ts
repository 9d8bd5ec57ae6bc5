import { expect, it } from 'vitest';
import { handbillCommand } from '../testing/handbill-command.ts';
import { commandHelp } from './commands/command.ts';
import { commands } from './commands/registry/commands.ts';

const commandOf = (...args: string[]) => handbillCommand({}, ...args);
const ofOperators =
  /Of the server on this machine:\n {2}console .*\n(?: {4,}.*\n)* {2}costs [^]*\n {2}prune-database [^]*\n {2}version .*\n/;

it('lists calls and commands without one, and ends with 2 when there is no such command, saying which was meant', async () => {
  const { code, out, err } = await commandOf();
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^Usage: npm run handbill -- \[options\] \[command\]\n[^]*Calls:\n {2}content /);
  expect(out).toMatch(ofOperators);
  const wrong = await commandOf('kee');
  expect(wrong).toEqual({
    code: 2,
    out: '',
    err: 'There is no command "kee": did you mean key?\n\nnpm run handbill -- --help lists all.\n',
  });
  expect((await commandOf('campaign')).err).toContain('did you mean campaigns?');
});

it('says of each command what it does and takes, and looks at nothing else for that', async () => {
  for (const [name, { summary, load }] of commands) {
    const command = await load();
    expect(commandHelp(name, summary, command)).toMatch(new RegExp(`npm run (--silent )?handbill -- ${name}\\b`));
    for (const option of Object.keys(command.options ?? {}))
      expect(commandHelp(name, summary, command)).toMatch(new RegExp(`^ {2}--${option}\\b.* {2}\\w`, 'm'));
  }
  const help = await handbillCommand({ PORT: 'x' }, 'doctor', '--help');
  expect(help).toEqual({
    code: 0,
    out: expect.stringMatching(/^Usage: npm run handbill -- doctor \[options\]\n\nIt looks .*\n\n {2}--all /),
    err: '',
  });
  expect(await commandOf('help', 'doctor')).toEqual(help);
});
