import { parseArgs } from 'node:util';
import { unlessAborted } from '@handbill/embedded-mongo';
import { openaiModel } from '@handbill/models';
import { MongoStorage } from '@handbill/mongo';
import * as z from 'zod';
import { openDatabase } from '../../database/start-database.ts';
import { processLog } from '../../log/logger.ts';
import { StartupError } from '../../log/startup-error.ts';
import { readEnvFile } from '../../settings/env-file.ts';
import { handbill } from '../../settings/installation.ts';
import { secretsIn } from '../../settings/secrets-in.ts';
import { readSettings } from '../../settings/settings.ts';
import { modelsOf } from '../../start/writer-for.ts';
import { interruption } from '../../stop/interruption.ts';
import type { Command } from '../command.ts';

const usage = `Call it as ${handbill} costs recompute --from 2026-11-01.`;

function readOptions(args: readonly string[]): { readonly from: string; readonly envFile: string | undefined } {
  try {
    const options = { from: { type: 'string' }, 'no-settings': { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (positionals.join(' ') !== 'recompute') throw new Error('There is nothing else to do with costs than recompute.');
    return { from: z.iso.date().parse(values.from), envFile: values['no-settings'] ? undefined : readEnvFile() };
  } catch (error) {
    const said = error instanceof z.ZodError ? '--from must be a day.' : String(error instanceof Error ? error.message : error);
    throw new StartupError(`${said} ${usage}`);
  }
}

async function run(args: readonly string[]): Promise<void> {
  const { from, envFile } = readOptions(args);
  const settings = readSettings(process.env, envFile);
  const signal = interruption();
  const log = await processLog('warn', secretsIn(settings));
  const database = await openDatabase(settings, log, signal);
  const models = modelsOf(settings).map((model) => openaiModel({ ...model, timeout_ms: settings.generationTimeout }));
  try {
    const storage = await MongoStorage.open(database.uri, settings.mongo.db, { log, signal });
    try {
      const recomputing = storage.recomputeCosts(from, async ({ model, input_tokens, cached_input_tokens, output_tokens }) => {
        const known = models.find((one) => one.model === model);
        if (known === undefined || input_tokens === null || output_tokens === null) return null;
        return known.costOf({ input_tokens, cached_input_tokens, output_tokens });
      });
      const changed = await unlessAborted(recomputing, signal);
      process.stdout.write(`${changed} calls of models since ${from} have another cost now.\n`);
    } finally {
      await storage.close();
    }
  } finally {
    await database.stop();
  }
}

export const costs: Command = {
  failure: 'The costs could not be recomputed',
  words: 'recompute',
  options: { from: { type: 'string', value: '<day>', what: 'the first day, such as 2026-11-01' } },
  run,
};
