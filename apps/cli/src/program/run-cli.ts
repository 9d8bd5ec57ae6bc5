import { Command, CommanderError } from 'commander';
import { callCommand } from '../calls/call-command.ts';
import { reportProblem } from '../calls/report-problem.ts';
import { checkCommand } from '../checking/check-command.ts';
import { completionScripts } from '../completion/scripts.ts';
import { suggest } from '../completion/suggest.ts';
import { listenCommand, tailCommand } from '../feed/events-commands.ts';
import { followCommand, generateCommand } from '../generation/generate-command.ts';
import { profilesCommand } from './profile-commands.ts';
import { commandOf, kebab, type OperationRow, type OperationTable } from '../table/operation-row.ts';
import { readTable } from '../table/read-table.ts';
import { say } from '../terminal/print.ts';
import { paint } from '../terminal/terminal.ts';
import { exitCodes, UsageError } from '../terminal/usage-error.ts';

/** The commands of a program besides the calls. */
export interface ProgramOptions {
  /** How it is called: `handbill`. */
  readonly name?: string;
  readonly version: string;
  /** Commands of its own, with the work of each: operators'. */
  readonly others?: ReadonlyMap<string, string>;
  /** The calls, in place of those of the contract. */
  readonly table?: OperationTable;
}

/** The commands of a noun; those of other nouns are not made. */
function groupCommand(group: string, { groups, rows }: OperationTable, isAsked: boolean, end: (code: number) => void): Command {
  const own = rows.filter(({ name }) => name.startsWith(`${group}.`));
  const command = new Command(kebab(group)).description(groups[group] ?? '').summary(own.map((row) => commandOf(row).at(-1)).join(', '));
  if (!isAsked) return command;
  for (const row of own) command.addCommand(callCommand(row));
  if (group === 'content') command.addCommand(followCommand(end));
  if (group === 'events') command.addCommand(tailCommand()).addCommand(listenCommand());
  return command;
}

function completionCommand(): Command {
  const command = new Command('completion')
    .summary('for bash, zsh and fish')
    .description('Prints what makes a shell complete commands, flags and their values.');
  return command.argument('<shell>', Object.keys(completionScripts).join(', ')).action((shell: string) => {
    const script = completionScripts[shell];
    if (script === undefined) throw new UsageError(`There is completion for ${Object.keys(completionScripts).join(', ')}.`);
    process.stdout.write(script);
  });
}

function programOf(
  table: OperationTable,
  asked: string | undefined,
  { name: called = 'handbill', version, others = new Map() }: ProgramOptions,
  end: (code: number) => void,
): Command {
  const program = new Command(called).version(version).helpCommand(false).enablePositionalOptions();
  program.description(
    'Marketing texts and campaigns, from a terminal or a pipeline. HANDBILL_URL and HANDBILL_KEY say which server is called, or a profile.',
  );
  program.configureHelp({ showGlobalOptions: false });
  const rowOf = (name: string): OperationRow | undefined => table.rows.find((row) => row.name === name);
  const [generate, check] = [rowOf('content.generate'), rowOf('content.check')];
  if (generate !== undefined) program.addCommand(generateCommand(generate, end));
  if (check !== undefined) program.addCommand(checkCommand(check, table, end));
  program.commandsGroup('Calls:');
  for (const group of Object.keys(table.groups)) program.addCommand(groupCommand(group, table, kebab(group) === asked, end));
  program.commandsGroup('Settings:').addCommand(profilesCommand()).addCommand(completionCommand());
  program.commandsGroup('Of the server on this machine:');
  for (const [other, summary] of others) program.command(other).summary(summary);
  return program;
}

/** Says why it failed; resolves to how the program ends. */
async function report(error: unknown, asked: readonly string[], table: OperationTable): Promise<number> {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
  const { isHandbillError } = await import('@handbill/client');
  const own = { generate: 'content.generate', check: 'content.check' }[asked[0] ?? ''];
  const row = table.rows.find((one) => one.name === own || commandOf(one).join(' ') === asked.slice(0, 2).join(' '));
  if (isHandbillError(error)) return reportProblem(error.problem, row, asked.includes('--json'));
  if (!(error instanceof UsageError)) throw error;
  say(`${paint('red', 'Error:', process.stderr)} ${error.message}`);
  return exitCodes.usage;
}

/** Runs a command line; resolves to how the program ends. */
export async function runCli(args: readonly string[], options: ProgramOptions): Promise<number> {
  const table = options.table ?? (await readTable());
  if (args[0] === '__complete') {
    const words = args.slice(args[1] === '--' ? 2 : 1);
    process.stdout.write(
      suggest(table, words, [...(options.others?.keys() ?? [])])
        .map((word) => `${word}\n`)
        .join(''),
    );
    return exitCodes.ok;
  }
  // A program that reads the first lines only, such as `head`, wants no more.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EPIPE' ? process.exit(exitCodes.ok) : undefined));
  process.on('SIGINT', () => process.exit(exitCodes.interrupted));
  let code: number = exitCodes.ok;
  const program = programOf(table, args[0], options, (ended) => (code = ended));
  const prepare = (command: Command): void => {
    command.exitOverride().showHelpAfterError('(--help says more.)');
    command.commands.forEach(prepare);
  };
  prepare(program);
  try {
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    return report(error, args, table);
  }
}
