import { parseArgs } from 'node:util';
import { unlessAborted } from '@handbill/embedded-mongo';
import { openaiModel } from '@handbill/models';
import * as z from 'zod';
import { StartupError } from '../../log/startup-error.ts';
import { handbill } from '../../settings/installation.ts';
import { modelsOf } from '../../start/writer-for.ts';
import { processSettings } from '../../settings/settings.ts';
import { interruption } from '../../stop/interruption.ts';
import type { Command } from '../command.ts';
import { inStorage } from '../in-database.ts';

const usage = `Call it as ${handbill} costs recompute --from 2026-11-01.`;

function readOptions(args: readonly string[]): { readonly from: string; readonly noEnvFile: boolean } {
  try {
    const options = { from: { type: 'string' }, 'no-settings': { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (positionals.join(' ') !== 'recompute') throw new Error('There is nothing else to do with costs than recompute.');
    return { from: z.iso.date().parse(values.from), noEnvFile: values['no-settings'] };
  } catch (error) {
    const said = error instanceof z.ZodError ? '--from must be a day.' : String(error instanceof Error ? error.message : error);
    throw new StartupError(`${said} ${usage}`);
  }
}

async function run(args: readonly string[]): Promise<void> {
  const { from, noEnvFile } = readOptions(args);
  const settings = processSettings(noEnvFile);
  const signal = interruption();
  const models = modelsOf(settings).map((model) => openaiModel({ ...model, timeout_ms: settings.generationTimeout }));
  const changed = await inStorage(settings, signal, (storage) => {
    const recomputing = storage.recomputeCosts(from, async ({ model, input_tokens, cached_input_tokens, output_tokens }) => {
      const known = models.find((one) => one.model === model);
      if (known === undefined || input_tokens === null || output_tokens === null) return null;
      return known.costOf({ input_tokens, cached_input_tokens, output_tokens });
    });
    return unlessAborted(recomputing, signal);
  });
  process.stdout.write(`${changed} calls of models since ${from} have another cost now.\n`);
}

export const costs: Command = {
  failure: 'The costs could not be recomputed',
  words: 'recompute',
  options: { from: { type: 'string', value: '<day>', what: 'the first day, such as 2026-11-01' } },
  run,
};
