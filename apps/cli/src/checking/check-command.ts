import { Command } from 'commander';
import { addConnectionFlags, callOf, clientSettings, type CallFlags } from '../calls/call-options.ts';
import { addFlags } from '../calls/flags.ts';
import type { OperationRow, OperationTable } from '../table/operation-row.ts';
import { printLine, say } from '../terminal/print.ts';
import { harmless, isShown, paint } from '../terminal/terminal.ts';
import { exitCodes, UsageError } from '../terminal/usage-error.ts';
import { annotation } from './annotations.ts';
import { checkFiles, filesOf, readFileToCheck, type CheckedFile } from './check-files.ts';

const description = `Checks texts as generated ones are: no model is called, nothing is stored. It ends with 1 when a check fails.

The kind, the platform and the brief are in the front matter of each file, or flags, which win. A folder stands for all Markdown in it. In a
workflow of GitHub what is found is shown beside the lines of the files.`;

const signs = { fail: ['red', '✗'], warn: ['yellow', '!'] } as const;

function show({ file, outcome, checks }: CheckedFile): void {
  const sign = outcome === 'fail' ? paint('red', '✗') : outcome === 'warn' ? paint('yellow', '!') : paint('green', '✓');
  process.stdout.write(`${sign} ${file}\n`);
  for (const { rule, message, outcome: found, place } of checks) {
    const [style, mark] = signs[found === 'fail' ? 'fail' : 'warn'];
    process.stdout.write(
      `  ${paint('dim', `${place.line}${place.column === undefined ? '' : `:${place.column}`}`)} ${paint(style, mark)} ${rule}: ${harmless(message)}\n`,
    );
  }
}

function report(checked: CheckedFile, { json = false }: CallFlags): void {
  if (process.env['GITHUB_ACTIONS'] === 'true' && !json)
    for (const check of checked.checks) process.stdout.write(`${annotation(checked.file, check, check.place)}\n`);
  else if (isShown() && !json) show(checked);
  else printLine(checked);
}

/** `handbill check`: files of texts, for a pipeline. */
export function checkCommand(row: OperationRow, { kinds }: OperationTable, end: (code: number) => void): Command {
  const command = addConnectionFlags(new Command('check').summary('texts in files, for pipelines').description(description));
  const given: Record<string, unknown> = {};
  const fields = row.fields.filter(({ name }) => !['output', 'outcome', 'background'].includes(name));
  command.argument('<files...>', 'Markdown with front matter, or records as JSON');
  addFlags(command, fields, given);
  command.option('--strict', 'a warning is a failure, too');
  return command.action(async (paths: string[]) => {
    const flags = command.opts<CallFlags & { strict?: boolean }>();
    const files = filesOf(paths);
    if (files.length === 0) throw new UsageError('There is no Markdown there.');
    const check = await callOf(row, clientSettings(flags));
    let [failed, warned] = [0, 0];
    for await (const checked of checkFiles(files, (file) => readFileToCheck(file, given, { kinds, fields: row.fields }), check)) {
      report(checked, flags);
      if (checked.outcome === 'fail') failed += 1;
      if (checked.outcome === 'warn') warned += 1;
    }
    say(`${files.length} checked: ${failed} failed, ${warned} with warnings`);
    end(failed > 0 || (flags.strict === true && warned > 0) ? exitCodes.failedCheck : exitCodes.ok);
  });
}
