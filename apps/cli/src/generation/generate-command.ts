import { Command } from 'commander';
import type { ContentRequestInput } from '@handbill/client';
import { askMissing } from '../calls/ask.ts';
import { addConnectionFlags, clientSettings, type CallFlags } from '../calls/call-options.ts';
import { addFlags } from '../calls/flags.ts';
import type { OperationRow } from '../table/operation-row.ts';
import { readObject } from '../terminal/read-file.ts';
import { generateMany } from './generate-many.ts';
import { showText, type ShownText } from './show-text.ts';

type GenerateFlags = CallFlags & ShownText & { readonly from?: string };

const description = `Has a text written and shows it while it is, part by part. Ctrl-C asks whether to cancel it or to leave it running.

With --from it has a text written for each line of a file of briefs in JSON, and notes in FILE.done.jsonl which have theirs. Interrupted, the same
command goes on and pays nothing twice.`;

/** `handbill generate`: a text while it is written, or hundreds. */
export function generateCommand(row: OperationRow, end: (code: number) => void): Command {
  const command = addConnectionFlags(
    new Command('generate').summary('a text while it is written, or one for each brief of a file').description(description),
  );
  const given: Record<string, unknown> = {};
  // How it is waited for is not the caller's choice here.
  const fields = row.fields.filter(({ name }) => name !== 'background');
  addFlags(command, fields, given);
  command
    .option('--from <file>', 'briefs, a line of JSON for each text')
    .option('--body <file>', 'the brief as JSON from a file, or - for standard input; flags win')
    .option('--text', 'only the words of the text')
    .option('--strict', 'ends with 1 when a text needs review')
    .option('--on-behalf-of <actor>', 'whom it is written for')
    .option('--idempotency-key <key>', 'names the text, so that it is written once however often it is asked for');
  return command.action(async () => {
    const flags = command.opts<GenerateFlags>();
    const settings = clientSettings(flags);
    if (flags.from !== undefined) return end(await generateMany(flags.from, given, row, { ...flags, settings }));
    const input: Record<string, unknown> = { ...(flags.body === undefined ? {} : readObject(flags.body, 262_144)), ...given };
    await askMissing(fields, input);
    const { createLive } = await import('@handbill/client/live');
    const { idempotencyKey } = flags;
    // The server checks all that a person typed, and names all faults.
    const text = createLive(settings).generate(input as ContentRequestInput & { type: ContentRequestInput['type'] }, { idempotencyKey });
    end(await showText(text, flags));
  });
}

/** `handbill content follow`: a text that was begun elsewhere. */
export function followCommand(end: (code: number) => void): Command {
  const command = addConnectionFlags(new Command('follow').description('Shows a text while it is written, and what there is of it first.'));
  command.argument('<id>').option('--text', 'only the words of the text').option('--strict', 'ends with 1 when the text needs review');
  return command.action(async (id: string) => {
    const flags = command.opts<GenerateFlags>();
    const { createLive } = await import('@handbill/client/live');
    end(await showText(createLive(clientSettings(flags)).follow(id), flags));
  });
}
