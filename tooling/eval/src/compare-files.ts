import { openaiModel } from '@handbill/models';
import { StartupError } from '../../../apps/server/src/log/startup-error.ts';
import { readEnvFile } from '../../../apps/server/src/settings/env-file.ts';
import { readSettings } from '../../../apps/server/src/settings/settings.ts';
import { modelsOf } from '../../../apps/server/src/start/writer-for.ts';
import { compare } from './compare.ts';
import { judge } from './judge.ts';
import { matchesOf, preferred } from './preferences.ts';
import { rate } from './rate.ts';
import { pairsOf, type EvalResults } from './results.ts';

export interface CompareOptions {
  /** Whether a person is asked. */
  readonly rate: boolean;
  /** The name of the model that is asked. */
  readonly judge: string | undefined;
  readonly concurrency: number;
}

function judgeOf(name: string) {
  const settings = readSettings(process.env, readEnvFile());
  const models = settings.writer === 'sandbox' ? [] : modelsOf(settings);
  const options = models.find((model) => model.name === name);
  if (options === undefined)
    throw new StartupError(
      `There is no model ${name} in the settings: ${models.map((model) => model.name).join(', ') || 'none but the sandbox'}.`,
    );
  return openaiModel({ ...options, timeout_ms: settings.generationTimeout });
}

/** Compares two files by their figures, and their texts by whoever is asked. */
export async function compareFiles(first: EvalResults, second: EvalResults, options: CompareOptions): Promise<readonly string[]> {
  const model = options.judge === undefined ? undefined : judgeOf(options.judge);
  const matches = matchesOf(pairsOf(first, second));
  const lines = [compare(first, second)];
  if (model !== undefined) {
    const judgements = await judge(model, matches, options.concurrency);
    const judged = judgements.filter((judgement) => typeof judgement === 'string');
    const errors = new Set(judgements.flatMap((judgement) => (typeof judgement === 'string' ? [] : [`Not judged: ${judgement.error}`])));
    lines.push(`Judged by ${model.model}, ${judged.length} of ${matches.length} pairs of texts. ${preferred(judged)}`, ...errors);
  }
  if (options.rate) {
    const rated = await rate(matches, { input: process.stdin, output: process.stderr });
    lines.push(`Rated blind, ${rated.length} of ${matches.length} pairs of texts. ${preferred(rated)}`);
  }
  return lines;
}
