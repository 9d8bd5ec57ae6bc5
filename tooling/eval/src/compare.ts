import { binomialDistribution, mean, quantile, sampleWithReplacement } from 'simple-statistics';
import type { BriefResult, EvalResults } from './results.ts';
import { table } from './table.ts';

interface Pair {
  readonly before: BriefResult;
  readonly after: BriefResult;
}

/** The same briefs in both files. */
function pairsOf(first: EvalResults, second: EvalResults): readonly Pair[] {
  const others = new Map(second.results.map((result) => [result.brief, result]));
  return first.results.flatMap((before) => {
    const after = others.get(before.brief);
    return after === undefined ? [] : [{ before, after }];
  });
}

/** How probable it is that a coin falls so unevenly: the exact sign test, two-sided. 1 where nothing differs. */
export function signTest(wins: number, losses: number): number {
  const trials = wins + losses;
  if (trials === 0) return 1;
  const chances = binomialDistribution(trials, 0.5) ?? [];
  const tail = chances.slice(0, Math.min(wins, losses) + 1).reduce((sum, chance) => sum + chance, 0);
  return Math.min(1, 2 * tail);
}

const rounds = 2_000;

/** Random enough, and the same at each run. */
function steadyRandom(): () => number {
  let state = 0x2f6e2b1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The mean of differences, and between which bounds it lies in 95 of 100 such sets of briefs: the bootstrap. */
export function meanWithBounds(differences: readonly number[]): { readonly mean: number; readonly low: number; readonly high: number } {
  const random = steadyRandom();
  const all = [...differences];
  const means = Array.from({ length: rounds }, () => mean(sampleWithReplacement(all, all.length, random)));
  return { mean: mean(all), low: quantile(means, 0.025), high: quantile(means, 0.975) };
}

interface Measure {
  readonly name: string;
  readonly of: (result: BriefResult) => number | null;
  readonly digits: number;
}

const measures: readonly Measure[] = [
  { name: 'failed checks, first answer', of: ({ failing_first }) => failing_first.length, digits: 2 },
  { name: 'failed checks, in the end', of: ({ failing, status }) => (status === 'failed' ? null : failing.length), digits: 2 },
  { name: 'warnings', of: ({ warnings, status }) => (status === 'failed' ? null : warnings.length), digits: 2 },
  { name: 'attempts', of: ({ attempts }) => attempts, digits: 2 },
  { name: 'tokens read', of: ({ input_tokens }) => input_tokens, digits: 0 },
  { name: 'tokens written', of: ({ output_tokens }) => output_tokens, digits: 0 },
  { name: 'cost', of: ({ cost }) => cost?.amount ?? null, digits: 5 },
  { name: 'seconds', of: ({ duration_ms }) => duration_ms / 1_000, digits: 2 },
];

function measureRow({ name, of, digits }: Measure, pairs: readonly Pair[]): readonly string[] {
  const known = pairs.flatMap(({ before, after }) => {
    const [left, right] = [of(before), of(after)];
    return left === null || right === null ? [] : [{ left, right }];
  });
  if (known.length === 0) return [name, '–', '–', '–', '–'];
  const difference = meanWithBounds(known.map(({ left, right }) => right - left));
  const figure = (value: number): string => value.toFixed(digits);
  const signed = (value: number): string => `${value > 0 ? '+' : ''}${figure(value)}`;
  return [
    name,
    figure(mean(known.map(({ left }) => left))),
    figure(mean(known.map(({ right }) => right))),
    signed(difference.mean),
    `${signed(difference.low)} … ${signed(difference.high)}`,
  ];
}

const isReady = ({ status }: BriefResult): boolean => status === 'ready';

const maxChance = 0.05;

/** Which of two is better by how many briefs end ready: what a person still has to look at is what costs. */
function verdict(pairs: readonly Pair[]): string {
  const wins = pairs.filter(({ before, after }) => isReady(after) && !isReady(before)).length;
  const losses = pairs.filter(({ before, after }) => isReady(before) && !isReady(after)).length;
  const chance = signTest(wins, losses);
  const counts = `${wins} briefs are ready only in the second, ${losses} only in the first (exact sign test: p = ${chance.toFixed(3)})`;
  if (chance > maxChance) return `No difference that ${pairs.length} briefs can show: ${counts}.`;
  return `The ${wins > losses ? 'second' : 'first'} is better: ${counts}.`;
}

/** Compares two files of results, brief by brief. */
export function compare(first: EvalResults, second: EvalResults): string {
  const pairs = pairsOf(first, second);
  if (pairs.length === 0) return 'The files have no brief in common.';
  const title = (which: string, { about }: EvalResults): string =>
    `${which}: ${about.model} (${about.provider}), prompts ${about.prompt_version}`;
  const ready = (side: keyof Pair): string => `${pairs.filter((pair) => isReady(pair[side])).length} of ${pairs.length}`;
  return [
    [title('first ', first), title('second', second)].join('\n'),
    table(
      ['by brief', 'first', 'second', 'difference', '95 % of such sets'],
      [['ready', ready('before'), ready('after'), '', ''], ...measures.map((measure) => measureRow(measure, pairs))],
    ),
    verdict(pairs),
  ].join('\n\n');
}
