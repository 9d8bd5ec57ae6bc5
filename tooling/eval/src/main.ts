// `npm run eval`: how well the configured models write. `npm run eval -- --help` shows the rest.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { processLog } from '../../../apps/server/src/log/logger.ts';
import { secretsIn } from '../../../apps/server/src/settings/secrets-in.ts';
import { readSettings } from '../../../apps/server/src/settings/settings.ts';
import { readEnvFile } from '../../../apps/server/src/settings/env-file.ts';
import { reportFailure, StartupError } from '../../../apps/server/src/log/startup-error.ts';
import { writerFor } from '../../../apps/server/src/start/writer-for.ts';
import { createTexts } from '@handbill/text';
import type { Writer } from '@handbill/operations';
import { evalBriefs } from './briefs.ts';
import { compare } from './compare.ts';
import { judgeCorpus, judgedCases, judgeReport } from './judge-corpus.ts';
import { report } from './report.ts';
import { EvalResults } from './results.ts';
import { writeBriefs } from './write-briefs.ts';

const help = `Usage: npm run eval -- [--model <name>] [--language <tag>] [--type <kind>] [--concurrency <n>] [--out <file>]
       npm run eval -- --judge [--concurrency <n>]
       npm run eval -- compare <first.json> <second.json>

Writes ${evalBriefs.length} briefs with the models of the server's settings (the environment and .env), without a server or a database,
prints tables and keeps the results in a file (eval-results.json). With --judge the judge of the settings reads ${judgedCases.length} texts, with
and without faults that were planted: what it finds, and what it accuses. Calls of a model are paid as always.
`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function resultsIn(file: string): EvalResults {
  try {
    return EvalResults.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new StartupError(`${file} is no file of results: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function writerOfSettings(): Promise<Writer> {
  const settings = readSettings(process.env, readEnvFile());
  return writerFor(settings, createTexts(), await processLog('warn', secretsIn(settings)));
}

async function measureJudge(concurrency: number): Promise<void> {
  const writer = await writerOfSettings();
  if (!writer.review.isPossible) throw new StartupError('There is no judge: no model in HANDBILL_MODELS has `judge`.');
  let read = 0;
  const results = await judgeCorpus(writer, concurrency, ({ name }) => {
    read += 1;
    process.stderr.write(`${read}/${judgedCases.length} ${name}\n`);
  });
  say(judgeReport(results));
}

async function measure(values: Readonly<Record<'model' | 'language' | 'type', string | undefined>>, concurrency: number, out: string) {
  const writer = await writerOfSettings();
  const { model } = values;
  if (model !== undefined && !writer.models.some(({ name }) => name === model))
    throw new StartupError(`There is no model ${model} in the settings: ${writer.models.map(({ name }) => name).join(', ')}.`);
  const briefs = evalBriefs.filter(
    ({ request: { language, type } }) => (values.language ?? language) === language && (values.type ?? type) === type,
  );
  const about = {
    at: new Date().toISOString(),
    provider: writer.provider,
    model: model ?? writer.model,
    prompt_version: writer.promptVersion,
  };
  let written = 0;
  const results = await writeBriefs(briefs, {
    writer,
    model,
    concurrency,
    onResult: ({ brief, status, failing }) => {
      written += 1;
      process.stderr.write(`${written}/${briefs.length} ${brief}: ${status}${failing.length === 0 ? '' : ` (${failing.join(', ')})`}\n`);
    },
  });
  const all: EvalResults = { about, results: [...results] };
  writeFileSync(out, `${JSON.stringify(all, null, 2)}\n`);
  say(`${report(all)}\n\nKept in ${out}; \`npm run eval -- compare <first.json> <second.json>\` compares two.`);
}

try {
  const { values, positionals } = parseArgs({
    options: {
      model: { type: 'string' },
      language: { type: 'string' },
      type: { type: 'string' },
      concurrency: { type: 'string', default: '4' },
      out: { type: 'string', default: 'eval-results.json' },
      judge: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [command, first, second] = positionals;
  const concurrency = Number(values.concurrency);
  if (!Number.isInteger(concurrency) || concurrency < 1) throw new StartupError('--concurrency is a number from 1 on.');
  if (values.help) say(help);
  else if (values.judge) await measureJudge(concurrency);
  else if (command === undefined)
    await measure({ model: values.model, language: values.language, type: values.type }, concurrency, values.out);
  else if (command === 'compare' && first !== undefined && second !== undefined) say(compare(resultsIn(first), resultsIn(second)));
  else throw new StartupError(help);
} catch (error) {
  reportFailure('The measuring could not be done', error);
}
