// `npm run eval`: how well the configured models write. `npm run eval -- --help` shows the rest.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { reportFailure, StartupError } from '../../../apps/server/src/log/startup-error.ts';
import { barForm, barOf, type Bar } from './bar.ts';
import { evalBriefs } from './briefs.ts';
import { compareFiles } from './compare-files.ts';
import { judgedCases } from './judge-corpus.ts';
import { EvalResults } from './results.ts';
import { measureJudge, run, show, printResults } from './run.ts';

const help = `Usage: npm run eval -- [--model <name>] [--language <tag>] [--type <kind>] [--briefs <file.jsonl>] [--times <n>]
                      [--concurrency <n>] [--out <file>] [--html <file>] [--at-least ready=0.6]
       npm run eval -- --judge [--concurrency <n>]
       npm run eval -- report <results.json> [--html <file>] [--at-least ready=0.6]
       npm run eval -- compare <first.json> <second.json> [--html <file>] [--judge <model>] [--rate]

Writes ${evalBriefs.length} briefs, or those of a file, with the models of the server's settings (the environment and .env), without a server
or a database, prints tables and keeps the results with their texts in a file (eval-results.json). With --judge alone, the judge of
the settings reads ${judgedCases.length} texts, with and without faults that were planted: what it finds, and what it accuses. Calls of a model
are paid as always.
`;

const options = {
  model: { type: 'string' },
  language: { type: 'string' },
  type: { type: 'string' },
  briefs: { type: 'string' },
  times: { type: 'string' },
  concurrency: { type: 'string' },
  out: { type: 'string' },
  html: { type: 'string' },
  'at-least': { type: 'string', multiple: true },
  judge: { type: 'string' },
  rate: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** The options of each command: an option that did nothing would mislead, a bar most of all. */
const optionsOf = new Map<string, readonly string[]>([
  ['run', ['model', 'language', 'type', 'briefs', 'times', 'concurrency', 'out', 'html', 'at-least']],
  ['judge', ['concurrency']],
  ['report', ['html', 'at-least']],
  ['compare', ['html', 'judge', 'rate', 'concurrency']],
]);

function resultsIn(file: string): EvalResults {
  try {
    return EvalResults.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new StartupError(`${file} is no file of results: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function countIn(name: string, text: string | undefined, usual: number): number {
  const count = Number(text ?? usual);
  if (!Number.isInteger(count) || count < 1) throw new StartupError(`--${name} is a number from 1 on.`);
  return count;
}

function barIn(text: string): Bar {
  const bar = barOf(text);
  if (bar === undefined) throw new StartupError(`--at-least is a share of the texts, such as ${barForm}.`);
  return bar;
}

/** `--judge` by itself is a command; with a name it is the model that compares. */
const withCommand = ([first, ...others]: readonly string[]): string[] =>
  first === '--judge' && (others[0] ?? '--').startsWith('--') ? ['judge', ...others] : [first ?? [], others].flat();

try {
  const { values, positionals } = parseArgs({ args: withCommand(process.argv.slice(2)), options, allowPositionals: true });
  const [command = 'run', first, second] = positionals;
  const allowed = optionsOf.get(command);
  if (allowed === undefined) throw new StartupError(help);
  const misplaced = Object.keys(values).find((name) => name !== 'help' && !allowed.includes(name));
  if (misplaced !== undefined) throw new StartupError(`--${misplaced} is no option of ${command}.\n\n${help}`);
  const [times, concurrency] = [countIn('times', values.times, 1), countIn('concurrency', values.concurrency, 4)];
  const bars = (values['at-least'] ?? []).map(barIn);
  const { model, language, type, briefs, out = 'eval-results.json', html, judge, rate = false } = values;
  if (values.help === true) process.stdout.write(help);
  else if (command === 'run') {
    const results = await run({ model, language, type, briefs, times, concurrency, out });
    printResults(results, bars);
    process.stdout.write(`\nKept in ${out}; \`npm run eval -- compare <first.json> <second.json>\` compares two.\n`);
    show([results], html);
  } else if (command === 'judge') await measureJudge(concurrency);
  else if (command === 'report' && first !== undefined) {
    const results = resultsIn(first);
    printResults(results, bars);
    show([results], html);
  } else if (command === 'compare' && first !== undefined && second !== undefined) {
    const files = [resultsIn(first), resultsIn(second)] as const;
    const lines = await compareFiles(...files, { rate, judge, concurrency });
    process.stdout.write(`${lines.join('\n\n')}\n`);
    show(files, html);
  } else throw new StartupError(help);
} catch (error) {
  reportFailure('The measuring could not be done', error);
}
