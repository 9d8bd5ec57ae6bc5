import { readFileSync, writeFileSync } from 'node:fs';
import type { Writer } from '@handbill/operations';
import { createTexts } from '@handbill/text';
import { processLog } from '../../../apps/server/src/log/logger.ts';
import { StartupError } from '../../../apps/server/src/log/startup-error.ts';
import { readEnvFile } from '../../../apps/server/src/settings/env-file.ts';
import { secretsIn } from '../../../apps/server/src/settings/secrets-in.ts';
import { readSettings } from '../../../apps/server/src/settings/settings.ts';
import { writerFor } from '../../../apps/server/src/start/writer-for.ts';
import { missedBars, type Bar } from './bar.ts';
import { evalBriefs, type EvalBrief } from './briefs.ts';
import { briefsIn } from './briefs-in.ts';
import { judgeCorpus, judgedCases, judgeReport } from './judge-corpus.ts';
import { page } from './page.ts';
import { report } from './report.ts';
import type { BriefResult, EvalResults } from './results.ts';
import { writeBriefs } from './write-briefs.ts';

export interface RunOptions {
  readonly model: string | undefined;
  readonly language: string | undefined;
  readonly type: string | undefined;
  /** A file of one's own briefs. */
  readonly briefs: string | undefined;
  readonly times: number;
  readonly concurrency: number;
  readonly out: string;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function ownBriefs(file: string): readonly EvalBrief[] {
  try {
    return briefsIn(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartupError(`${file} is no file of briefs. ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

async function writerOfSettings(): Promise<Writer> {
  const settings = readSettings(process.env, readEnvFile());
  return writerFor(settings, createTexts(), await processLog('warn', secretsIn(settings)));
}

/** Has the judge of the settings read the texts of the corpus, and prints its findings. */
export async function measureJudge(concurrency: number): Promise<void> {
  const writer = await writerOfSettings();
  if (!writer.review.isPossible) throw new StartupError('There is no judge: no model in HANDBILL_MODELS has `judge`.');
  let read = 0;
  const results = await judgeCorpus(writer, concurrency, ({ name }) => {
    read += 1;
    process.stderr.write(`${read}/${judgedCases.length} ${name}\n`);
  });
  say(judgeReport(results));
}

/** Has briefs written, and keeps the results. */
export async function run({ model, language, type, times, concurrency, out, briefs: file }: RunOptions): Promise<EvalResults> {
  const writer = await writerOfSettings();
  if (model !== undefined && !writer.models.some(({ name }) => name === model))
    throw new StartupError(`There is no model ${model} in the settings: ${writer.models.map(({ name }) => name).join(', ')}.`);
  const briefs = (file === undefined ? evalBriefs : ownBriefs(file)).filter(
    ({ request }) => (language ?? request.language) === request.language && (type ?? request.type) === request.type,
  );
  const about = {
    at: new Date().toISOString(),
    provider: writer.provider,
    model: model ?? writer.model,
    prompt_version: writer.promptVersion,
  };
  let written = 0;
  const onResult = ({ brief, status, failing }: BriefResult): void => {
    written += 1;
    const rules = failing.length === 0 ? '' : ` (${failing.join(', ')})`;
    process.stderr.write(`${written}/${briefs.length * times} ${brief}: ${status}${rules}\n`);
  };
  const results = await writeBriefs(briefs, { writer, model, concurrency, times, onResult });
  const all: EvalResults = { about, results: [...results] };
  writeFileSync(out, `${JSON.stringify(all, null, 2)}\n`);
  return all;
}

/** Prints the tables, and says by the exit code whether a bar was missed. */
export function printResults(results: EvalResults, bars: readonly Bar[]): void {
  say(report(results));
  const missed = missedBars(bars, results.results);
  if (missed.length === 0) return;
  process.stderr.write(`\n${missed.join('\n')}\n`);
  process.exitCode = 1;
}

/** Writes the page of texts, if one is wanted. */
export function show(files: readonly EvalResults[], html: string | undefined): void {
  if (html === undefined) return;
  writeFileSync(html, page(files));
  say(`\nThe texts are in ${html}.`);
}
