import { sumOfCosts } from '@handbill/contract';
import { medianSorted } from 'simple-statistics';
import { isReady, isReadyAtOnce, type BriefResult, type EvalResults } from './results.ts';
import { shareWithBounds } from './statistics.ts';
import { table } from './table.ts';

const median = (values: readonly number[]): number =>
  values.length === 0 ? 0 : medianSorted(values.toSorted((left, right) => left - right));
const total = (values: readonly (number | null)[]): number => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
const count = (results: readonly BriefResult[], status: BriefResult['status']): number =>
  results.filter((result) => result.status === status).length;

const ruleNames = (results: readonly BriefResult[]): readonly string[] =>
  [...new Set(results.flatMap(({ failing_first, failing, warnings }) => [...failing_first, ...failing, ...warnings]))].toSorted();

/** How many texts have something to do with a rule, before and after repair. */
function ruleTable(results: readonly BriefResult[]): string {
  const texts = (rule: string, of: (result: BriefResult) => readonly string[]): number =>
    results.filter((result) => of(result).includes(rule)).length;
  const rows = ruleNames(results).map((rule) => [
    rule,
    texts(rule, ({ failing_first }) => failing_first),
    texts(rule, ({ failing }) => failing),
    texts(rule, ({ warnings }) => warnings),
  ]);
  return rows.length === 0
    ? 'No rule was broken, and nothing was warned of.'
    : table(['texts by rule', 'fail first', 'fail after', 'warn'], rows);
}

function groupTable(title: string, results: readonly BriefResult[], groupOf: (result: BriefResult) => string): string {
  const groups = Map.groupBy(results, groupOf);
  const rows = [...groups].map(([group, some]) => [
    group,
    some.length,
    some.filter(isReadyAtOnce).length,
    count(some, 'ready'),
    count(some, 'needs_review'),
    count(some, 'failed'),
    total(some.map(({ attempts }) => attempts)),
    total(some.map(({ input_tokens }) => input_tokens)),
    total(some.map(({ output_tokens }) => output_tokens)),
    `${(median(some.map(({ duration_ms }) => duration_ms)) / 1_000).toFixed(1)} s`,
  ]);
  return table([title, 'texts', 'ready at once', 'ready', 'review', 'failed', 'attempts', 'tokens in', 'out', 'median'], rows);
}

/** How many texts are ready, and how many are so of other briefs like these. */
function readyLine(results: readonly BriefResult[]): string {
  const { mean, low, high } = shareWithBounds(results, isReady);
  const percent = (share: number): string => (100 * share).toFixed(0);
  return `Ready: ${percent(mean)} % (95 % of such sets: ${percent(low)} … ${percent(high)} %).`;
}

/** The results of all briefs, as tables. */
export function report({ about, results }: EvalResults): string {
  const cost = sumOfCosts(results.map((result) => result.cost));
  const errors = results.flatMap(({ brief, error }) => (error === null ? [] : [`${brief}: ${error}`]));
  const briefs = new Set(results.map(({ brief }) => brief)).size;
  const times = results.length > briefs ? `, ${results.length} texts` : '';
  return [
    `${briefs} briefs${times}, written by ${about.model} (${about.provider}), prompts ${about.prompt_version}`,
    ruleTable(results),
    groupTable('kind', results, ({ type }) => type),
    groupTable('language', results, ({ language }) => language),
    groupTable('all', results, () => 'all'),
    ...(results.length === 0 ? [] : [readyLine(results)]),
    cost === null ? 'Cost: not known.' : `Cost: ${cost.amount.toFixed(4)} ${cost.currency} (${cost.source}).`,
    ...(errors.length === 0 ? [] : [`Without a text:\n${errors.join('\n')}`]),
  ].join('\n\n');
}
