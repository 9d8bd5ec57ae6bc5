import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { commandOf, type OperationRow } from '../table/operation-row.ts';
import { print, say } from '../terminal/print.ts';
import { readObject } from '../terminal/read-file.ts';
import { UsageError } from '../terminal/usage-error.ts';
import { askMissing, confirmed } from './ask.ts';
import { addConnectionFlags, callOf, clientSettings, type Call, type CallFlags } from './call-options.ts';
import { addFlags, flagFields } from './flags.ts';
import { saveStream } from './save-stream.ts';
import { isPlainObject } from '@handbill/contract/counting';

/** As a server takes at most. */
const maxBody = 262_144;

const isPaged = ({ kind, fields }: OperationRow): boolean => kind === 'query' && fields.some(({ name }) => name === 'cursor');

function addOwnFlags(command: Command, row: OperationRow): void {
  addConnectionFlags(command);
  const { method, kind, isFile, takesRevision } = row;
  if (kind === 'mutation') {
    command.option('--body <file>', 'fields as JSON from a file, or - for standard input; flags win');
    command.option('--on-behalf-of <actor>', 'whom the change is made for');
    command.option('--idempotency-key <key>', 'names the change, so that it is made once however often it is sent');
  }
  if (takesRevision) command.option('--if-match <revision>', 'only if this is its revision');
  if (method === 'PATCH')
    command.option('--clear <field>', 'sets a field to nothing; may be repeated', (name, all?: string[]) => [...(all ?? []), name]);
  if (method === 'DELETE') command.option('--yes', 'does not ask first');
  if (isPaged(row)) command.option('--all', 'all pages');
  if (isFile) command.option('--save <file>', 'into a file, in place of standard output');
}

const isFileAnswer = (answer: unknown): answer is { readonly body: string } => isPlainObject(answer) && typeof answer['body'] === 'string';

async function printPages(call: Call, input: Record<string, unknown>): Promise<void> {
  for (let cursor: unknown; ;) {
    const page = (await call({ ...input, ...(cursor !== undefined && { cursor }) })) as {
      data: unknown[];
      pagination: { next_cursor: unknown };
    };
    print({ data: page.data });
    cursor = page.pagination.next_cursor ?? undefined;
    if (cursor === undefined) return;
  }
}

/** Makes a call and prints its answer. */
async function run(row: OperationRow, input: Record<string, unknown>, flags: CallFlags): Promise<void> {
  const settings = clientSettings(flags);
  if (row.kind === 'subscription') return saveStream(row, input, settings, flags.save);
  const call = await callOf(row, settings);
  if (flags.all === true) return printPages(call, input);
  const answer = await call(input, { idempotencyKey: flags.idempotencyKey });
  if (!row.isFile || !isFileAnswer(answer)) return print(answer, flags);
  if (flags.save === undefined) process.stdout.write(answer.body);
  else {
    writeFileSync(flags.save, answer.body);
    say(`Saved as ${flags.save}`);
  }
}

/** The command of an operation: its fields are flags, the parameters of its path are words. */
export function callCommand(row: OperationRow, words: readonly string[] = commandOf(row)): Command {
  const command = new Command(words.at(-1) ?? '')
    .summary(row.summary)
    .description([row.summary, row.description].filter(Boolean).join('. '));
  const given: Record<string, unknown> = {};
  for (const name of row.words) {
    const { kind = 'text', description = '' } = row.fields.find((field) => field.name === name) ?? {};
    command.argument(`<${name.replaceAll('_', '-')}>`, description, (text: string) =>
      kind === 'number' && /^\d+$/.test(text) ? Number(text) : text,
    );
  }
  addFlags(command, flagFields(row), given);
  addOwnFlags(command, row);
  return command.action(async () => {
    const flags = command.opts<CallFlags>();
    const cleared = Object.fromEntries((flags.clear ?? []).map((name) => [name.replaceAll('-', '_'), null]));
    const inPath = Object.fromEntries(row.words.map((name, at) => [name, command.processedArgs[at] as unknown]));
    const body = flags.body === undefined ? {} : readObject(flags.body, maxBody);
    const input = { ...body, ...cleared, ...given, ...inPath };
    await askMissing(flagFields(row), input);
    const isCertain =
      row.method !== 'DELETE' || flags.yes === true || (await confirmed(`${row.summary}: ${Object.values(inPath).join(' ')}?`));
    if (!isCertain) throw new UsageError('Nothing was deleted.');
    await run(row, input, flags);
  });
}
